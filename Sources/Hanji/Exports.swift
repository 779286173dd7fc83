import HanjiEngine

// The engine's values that one needs for adjusting a sheet are part of Hanji's vocabulary: `import
// Hanji` alone is enough to name them. The rest of the engine stays in `HanjiEngine`, whose general
// names (`Spring`, `Phase`, `Target` …) would clash with those of apps and of SwiftUI.

/// A place where a sheet may rest.
public typealias Detent = HanjiEngine.Detent
/// From where detents are measured.
public typealias DetentMeasure = HanjiEngine.DetentMeasure
/// The edge a sheet comes from.
public typealias SheetEdge = HanjiEngine.SheetEdge
/// Where a sheet is at an instant.
public typealias SheetState = HanjiEngine.SheetState
/// How dark what is behind a sheet gets.
public typealias Dimming = HanjiEngine.Dimming
/// What a tap outside of a sheet does, detent by detent.
public typealias OutsideTapRule = HanjiEngine.OutsideTapRule
/// How a sheet moves when nobody holds it.
public typealias MotionPlan = HanjiEngine.MotionPlan
/// What a finger past the last detent does.
public typealias Overdrag = HanjiEngine.Overdrag
/// Where a released sheet goes.
public typealias ReleaseRule = HanjiEngine.ReleaseRule
/// What the keyboard does to a sheet.
public typealias KeyboardRule = HanjiEngine.KeyboardRule
/// What made something happen to a sheet.
public typealias Cause = HanjiEngine.Cause
/// Whether what was announced came about.
public typealias Outcome = HanjiEngine.Outcome
