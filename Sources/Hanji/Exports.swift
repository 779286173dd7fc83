// The engine's values (detents, springs, release rules …) are part of Hanji's public vocabulary:
// `import Hanji` alone has to be enough to write `.content()` or `.threshold(…)`.
@_exported import HanjiEngine
