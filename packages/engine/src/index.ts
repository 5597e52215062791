export * from './language';
export * from './history';
export * from './problem';
export * from './catalogue/article';
export * from './catalogue/attribute';
export * from './catalogue/catalog';
export * from './catalogue/market';
export * from './catalogue/energy-class';
export * from './catalogue/model';
export * from './catalogue/sheet';
export * from './catalogue/validity';
export * from './catalogue/variation';
export * from './configuration/choices';
export * from './configuration/evaluation';
export { evaluate } from './configuration/evaluate';
export { explainBlocked } from './configuration/explain-blocked';
export { prepareModel } from './configuration/prepare-model';
export { reviewRules } from './configuration/review-rules';
export type { OfferedCodes, RuleReview } from './configuration/review-rules';
export type { PreparedModel, PrepareOptions } from './configuration/prepare-model';
export * from './price/money';
export { toMinorUnits, toUnits } from './price/minor-units';
export { priceArticle } from './price/price-article';
export type { PriceInput, PriceResult, PriceStep } from './price/price-article';
export type { HeightModifier, PriceModifier } from './price/increment';
export * from './price/price-state';
export { priceEffectOrder } from './price/price-effect-order';
export * from './price/sublevel-discount';
export { listPrice } from './price/list-price';
export * from './price/sum-of-prices';
export * from './price/unit-prices';
export * from './reference/compose-reference';
export * from './reference/creation-code';
export * from './reference/parse-reference';
export * from './delivery/availability';
export * from './delivery/lead-time';
export * from './delivery/minimum-order-quantity';
export { daysAfter, laterDay } from './delivery/days';
export * from './delivery/order-delivery';
export * from './delivery/product-delivery';
export * from './delivery/working-days';
export type { ArticleLine, LinePrice } from './bom/article-line';
export { billOfMaterials } from './bom/bill-of-materials';
export type { BillAt, BillOfMaterials } from './bom/bill-of-materials';
export { billOfSpace } from './bom/bill-of-space';
export { orderCode } from './bom/composition';
export type {
  AssembledLight,
  AssemblyData,
  BillPrice,
  Composition,
  CompositionPrice,
} from './bom/composition';
export * from './bom/net-of-bill';
export type { PartLine } from './bom/part-line';
export * from './bom/parts-catalogue';
export type { BillTotals, CompositionPackaging, LinePackaging } from './bom/totals';
export * from './bom/product-category';
export * from './project/project-status';
export * from './project/project-totals';
export * from './budget/budget-totals';
export * from './order/order-status';
export * from './order/left-to-order';
export * from './order/order-totals';
export * from './order/parts-below-minimum';
export * from './order/orderable-lines';
export * from './canopy/canopy-size';
export * from './canopy/fit-installation';
export * from './driver/assign-drivers';
export * from './driver/driver-table';
export * from './driver/electrical-groups';
export { runSteps } from './steps';
export * from './unit/convert-unit';
export { dayOf } from './unit/day';
export * from './unit/inch';
export * from './unit/length';
export * from './unit/number-format';
export * from './unit/parse-length';
export * from './unit/time';
export * from './unit/weight-and-volume';
export { isAllowed } from './rule/allowed';
export { blockingChoices } from './rule/blocking-choices';
export type { Blocking } from './rule/blocking-choices';
export { compileRules } from './rule/compiled-rules';
export type { CompiledRules } from './rule/compiled-rules';
export { conflictingRules } from './rule/conflicting-rules';
export type { AttributeValues, ConstraintRule } from './rule/constraint-rule';
export { coveringRules, isAllWildcards, rejectingRule } from './rule/exclusion-rule';
export { nearestConfiguration } from './rule/nearest-configuration';
export type { Nearest } from './rule/nearest';
export {
  exactRemaining,
  isPossible,
  possibleValues,
  remainingConfigurations,
  remainingUnder,
} from './rule/possible-values';
export type { Remaining } from './rule/possible-values';
export type { ChosenValues, MaskRule, RuleAttribute, RuleModel } from './rule/rule-model';
export { readRules, storeRules } from './rule/stored-rules';
export { answerGolden, goldenAreas } from './golden/answer-golden';
export { disagreements } from './golden/compare-golden';
export type { Disagreement, GoldenCase } from './golden/compare-golden';
export type { GoldenCatalogue } from './golden/golden-catalogue';
export { attributeSchema } from './configuration/attribute-schema';
export type { AttributeSchema } from './configuration/attribute-schema';
export { readVariation } from './catalogue/read-variation';
export { readArticle, readExclusionRule, readModel, readPriceRow } from './catalogue/read-model';
export type * from './element/element';
export * from './element/element-catalogue';
export type { Position, RoomSize } from './element/position';
export {
  childrenOf,
  elementsOf,
  isArticleElement,
  isLuminaireElement,
  lightsOf,
  withDescendants,
} from './element/walk';
export type * from './element/edit/edit';
export { applyEdit } from './element/edit/apply-edit';
export * from './element/create-space';
export * from './element/history';
export type { HeightLimits } from './element/attribute/height-limits';
export { spaceProblems } from './element/space-problems';
export type { ElementProblems } from './element/space-problems';
export { rebuildSpace, spaceOfPreconfig } from './element/store/rebuild-space';
export * from './element/store/stored-space';
export { attributeOptions } from './element/attribute-options';
export type { AttributeOptions, ElementOption } from './element/attribute-options';
export * from './element/describe-element';
export * from './element/group/group-info';
export * from './canopy/lamp-size';
export { meets } from './element/place/meets';
export type { CollisionWay, Meeting } from './element/place/meets';
export { roomForCopies } from './element/place/room-for-copies';
export { collisionsOf } from './element/place/collisions-of';
export type { Collision } from './element/place/collisions-of';
export type * from './drawing/drawing';
export type * from './creation/creation';
export { hasTooManyElements, mostElements } from './creation/element-count';
export { creationReach } from './creation/creation-reach';
export { creationOf, mayBeOrdered } from './creation/creation-of';
export { rebuildCreation } from './creation/rebuild-creation';
export { storeCreation, storeDrawing } from './creation/store-creation';
export { drawnSystemNames } from './drawing/drawing';
export { drawnSystem } from './drawing/drawn-system';
export { startDrawing } from './drawing/start-drawing';
export { applyDrawingEdit } from './drawing/edit/apply-drawing-edit';
export { drawingProblems } from './drawing/check/drawing-problems';
export type { DrawingProblem } from './drawing/check/drawing-problem';
export { drawingFacts } from './drawing/facts/drawing-facts';
export type { DrawingFacts, PartCount, RunFacts } from './drawing/facts/drawing-facts';
export { standingOn } from './drawing/facts/on-each-run';
export { snapPoint } from './drawing/snap/snap-point';
export type { Snapped, SnapOptions } from './drawing/snap/snap-options';
export { nearestOnRun } from './drawing/run/nearest-on-run';
export type { NearestOnRun } from './drawing/run/nearest-on-run';
export { pointOnRun } from './drawing/run/run-measure';
export type { PlaceOnRun } from './drawing/run/run-measure';
export { spaceOfDrawing } from './drawing/space/space-of-drawing';
export { alignEdit, alignments, distributeEdit } from './element/align';
export type { Alignment, PlanAxis } from './element/align';
export { arrayEdit } from './element/array';
export type { Arrayed, ArrayOf } from './element/array';
export { snapInRoom } from './element/place/snap-in-room';
export type { Guide, RoomSnapOptions, SnapKind, SnappedMove } from './element/place/snap-in-room';
export { arrangeEdit, patterns } from './element/arrange';
export type { Pattern } from './element/arrange';
export { applyCountEdit } from './counts/apply-count-edit';
export { countedBelt } from './counts/counted-belt';
export type { CountedBelt } from './counts/counted-belt';
export { mostCounted } from './counts/counting-edits';
export { countedComposition, countsOf, startCounts } from './counts/counts';
export type { CountedSystem, CountEdit } from './counts/counts';
export { suggestedParts } from './counts/suggested-parts';
export type { SuggestedParts, SuggestionReason } from './counts/suggested-parts';
