/// What a responder keeps for assistive technology; made only when something is set.
package final class AccessibilityStorage {
  package init() {}
}
