// `import Testing` beside `import UIKit` makes the compiler look for a module of this target's
// name (Apple's adds image attachments to test results). Nothing here is needed; the module is.
