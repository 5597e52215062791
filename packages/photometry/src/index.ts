export { limits as photometryLimits } from './limits';
export * from './photometry';
export * from './problem';
export { readPhotometry } from './read';
export type { PhotometryRead } from './read';
export { writeIes } from './ies/write-ies';
export { writeEulumdat } from './eulumdat/write-eulumdat';
export { withLampSet } from './lamp-set';
export { intensityAt, maxCandela } from './distribution/distribution';
export type { Distribution, Symmetry } from './distribution/distribution';
export { beamAngles } from './derived/angles';
export type { BeamAngles } from './derived/angles';
export { bugRating } from './derived/bug';
export type { BugRating, BugZone } from './derived/bug';
export {
  efficacy,
  fluxCode,
  fluxOf,
  lightOutputRatio,
  upwardShare,
  writtenEfficacy,
  zonalLumens,
} from './derived/flux';
export { spacingCriterion } from './derived/spacing';
export type { SpacingCriterion } from './derived/spacing';
export { ugrTable } from './derived/ugr';
export type { UgrTable } from './derived/ugr';
export { utilisationTable } from './derived/utilisation';
export type { UtilisationTable } from './derived/utilisation';
export { photometryReport } from './report';
export { photometrySummary } from './summary';
export type { PhotometrySummary } from './summary';
export { photometryOfProduct } from './product';
export type { LitProduct } from './product';
export { lightFigures, writeFigure } from './figures';
export { lightMeasures, lightWriting } from './writing';
export type { LightWriting } from './writing';
export { lightTables, placeOf, writeLightTable } from './tables';
export type { LightPlace, LightTableName, LightTableText, TableWriting, WrittenTable } from './tables';
export type { LightFigureName } from './figures';
export { diagramSvg, paperLook } from './diagram/diagram';
export type { Diagram, DiagramLook, LineRole, WriteNumber } from './diagram/diagram';
export { coneDiagram, coneDistances, coneOf } from './diagram/cone';
export type { Cone } from './diagram/cone';
export type { Convention } from './diagram/convention';
export { isoluxDiagram, isoluxOf } from './diagram/isolux';
export type { IsoluxField } from './diagram/isolux';
export { polarCurves, polarDiagram } from './diagram/polar';
export type { PolarCurves } from './diagram/polar';
