export {
  defaultLanguage,
  filled,
  inEachLanguage,
  isolated,
  languageCodes,
  languages,
  languageTag,
  spokenLanguage,
  spokenLanguages,
  textIn,
} from './language';
export type { LanguageCode, Localized, SpokenLanguage } from './language';
export { recordHistory, redo, startHistory, undo } from './history';
export type { History } from './history';
export { no, ok, problem, problemField, problemText, problemValueText, problems } from './problem';
export type { Problem, ProblemValue, Result } from './problem';
export { attributeNames, codedAttributes, isNotApplicable } from './catalogue/attribute';
export type { AttributeName, CodedAttribute } from './catalogue/attribute';
export {
  catalogIds,
  catalogNumbered,
  defaultCatalogId,
  inEachCatalog,
  isCatalogId,
  websitePaths,
} from './catalogue/catalog';
export type { CatalogId } from './catalogue/catalog';
export { containedSource } from './catalogue/energy-class';
export type { EnergyClass } from './catalogue/energy-class';
export { markets } from './catalogue/market';
export {
  isBelt,
  isComplement,
  isFeed,
  isLuminaire,
  lumensAt,
  measuredTemperature,
  modelName,
} from './catalogue/model';
export { choosePicture, lightFor } from './catalogue/picture';
export type { ChosenPicture, MakerPicture, WantedPicture } from './catalogue/picture';
export type { ModelSheet } from './catalogue/sheet';
export { accessories } from './catalogue/row/accessory';
export type { Accessory } from './catalogue/row/accessory';
export { article, articleRow } from './catalogue/row/article';
export type { Article } from './catalogue/row/article';
export { canopies } from './catalogue/row/canopy';
export type { Canopy } from './catalogue/row/canopy';
export { drawnSystems } from './catalogue/row/drawn-system';
export type { DrawnSystem } from './catalogue/row/drawn-system';
export { driverArticles, drivers } from './catalogue/row/driver';
export type { DriverArticle, DriverTable } from './catalogue/row/driver';
export {
  articleType,
  catalogField,
  heightRange,
  leadtime,
  localized,
  modelCode,
  notNegative,
  positive,
  shortText,
} from './catalogue/row/field';
export type { RowFault } from './catalogue/row/field';
export { finishes } from './catalogue/row/finish';
export type { Finish } from './catalogue/row/finish';
export { modelRow, relatedModels, technicalText, technicalTextLimits } from './catalogue/row/model';
export type { Model } from './catalogue/row/model';
export { namedRuleRow } from './catalogue/row/named-rule';
export type { ConstraintRule } from './catalogue/row/named-rule';
export { priceRow } from './catalogue/row/price';
export type { PriceRow } from './catalogue/row/price';
export { ruleRow } from './catalogue/row/rule';
export type { ExclusionRule } from './catalogue/row/rule';
export { availabilityDates, variation, variationRow } from './catalogue/row/variation';
export type { Variation, VariationRow } from './catalogue/row/variation';
export { isValidOn } from './catalogue/validity';
export { gtinOf } from './catalogue/gtin';
export { usualFinish } from './catalogue/usual-finish';
export { variationCode } from './catalogue/variation';
export type { Choices, Configuration } from './configuration/choices';
export type { Evaluation } from './configuration/evaluation';
export type { HeightOption, Option } from './configuration/option';
export { evaluate } from './configuration/evaluate';
export { nearestProduct } from './configuration/nearest-product';
export { nearestSuccessor } from './configuration/successor';
export { prepareModel } from './configuration/prepare-model';
export { sameUntil } from './configuration/same-until';
export type { PreparedModel } from './configuration/prepare-model';
export { reviewRules } from './configuration/review-rules';
export type { OfferedCodes } from './configuration/review-rules';
export { exactMoney, money, sumOfMoney } from './price/money';
export type { Currency, Money } from './price/money';
export type { PriceStep } from './price/price-article';
export { comparePrice, priceLastDay } from './price/price-state';
export type { PriceState } from './price/price-state';
export { netOfSublevel } from './price/sublevel-discount';
export { splitMoney } from './price/split-money';
export { discountValue, exactPriceOfPieces, priceOfPieces, pricesOfPieces } from './price/unit-prices';
export { composePriceReference, composeReference, maxReferenceHeight } from './reference/compose-reference';
export { creationCode, creationNumber } from './reference/creation-code';
export { choicesOf, parseReference } from './reference/parse-reference';
export type { ParsedReference } from './reference/parse-reference';
export type { Availability } from './delivery/availability';
export { daysAfter } from './delivery/days';
export { dispatchDay, dispatchDays, earliestShipment, orderShipments } from './delivery/order-delivery';
export type { DeliverableLine } from './delivery/order-delivery';
export type { OrderReference } from './delivery/product-delivery';
export { isWorkingDay, mondayToFriday, nextWorkingDay } from './delivery/working-days';
export type { WorkCalendar } from './delivery/working-days';
export type { ArticleLine } from './bom/article-line';
export { billOfMaterials } from './bom/bill-of-materials';
export type { BillOfMaterials } from './bom/bill-of-materials';
export { billOfSpace } from './bom/bill-of-space';
export { orderCode } from './bom/composition';
export { netOfBill } from './bom/net-of-bill';
export type { PartLine } from './bom/part-line';
export { partsCatalogue } from './bom/parts-catalogue';
export type { PartsCatalogue } from './bom/parts-catalogue';
export { readLooseReference, tidyReference } from './reference/read-loose-reference';
export type { LooseReference } from './reference/read-loose-reference';
export { readAmount } from './project/read-amount';
export { otherQuantity, readQuantity } from './project/read-quantity';
export { copyName } from './project/copy-name';
export { projectActions, projectStatus } from './project/project-status';
export type { ProjectStatus } from './project/project-status';
export { countedLines } from './project/counted-lines';
export type { LineOption } from './project/counted-lines';
export type { ProjectLine } from './project/project-totals';
export { sharedMarks } from './project/shared-marks';
export { inSections, structureAdder, structureTotals } from './project/structure-totals';
export type { FreeLine, StructureAdder } from './project/structure-totals';
export { budgetSteps, budgetTotals } from './budget/budget-totals';
export type { BudgetLineTotals, BudgetTotals } from './budget/budget-totals';
export { compareRevisions } from './budget/compare-revisions';
export type { ComparedLine, ComparedRevision } from './budget/compare-revisions';
export { deepestDiscount, discountOffList } from './budget/deepest-discount';
export {
  mayBeRevised,
  nextQuoteStates,
  quoteDays,
  quoteStateOn,
  quoteStates,
  supersededBy,
} from './budget/quote-state';
export type { QuoteActor, QuoteState } from './budget/quote-state';
export { incoterms, taxKinds } from './budget/tax-kind';
export type { Incoterm, TaxKindName } from './budget/tax-kind';
export { soldSections } from './budget/sold-sections';
export type { SoldSection } from './budget/sold-sections';
export { isAllOrdered, leftToOrder } from './order/left-to-order';
export { quotedTotals } from './order/quoted-totals';
export { orderTotals } from './order/order-totals';
export type { OrderTotals } from './order/order-totals';
export { partsBelowMinimum } from './order/parts-below-minimum';
export { piecesInStock } from './order/pieces-in-stock';
export type { StockedReference } from './order/pieces-in-stock';
export type { LineOfParts, MissingPart } from './order/parts-below-minimum';
export { orderableLines } from './order/orderable-lines';
export { canopySize, freeWire, linearCanopy } from './canopy/canopy-size';
export type { CanopySize } from './canopy/canopy-size';
export { surfaceBasic } from './canopy/fit-installation';
export { assignDrivers } from './driver/assign-drivers';
export { withoutDriver } from './driver/driver-table';
export { groupInfo } from './element/group/group-info';
export { planElectricity } from './driver/electrical-groups';
export { asStored, type Stored } from './stored';
export { runSteps } from './steps';
export { convertUnit } from './unit/convert-unit';
export type { Measure, UnitType } from './unit/convert-unit';
export { chosenCm, cmToDecimalInches, cmToFeet, cmToInches, inchesToCm, primes } from './unit/inch';
export { parseLength } from './unit/parse-length';
export type { Units } from './unit/parse-length';
export { isAllowed } from './rule/allowed';
export { compileRules } from './rule/compiled-rules';
export { coveringRules, isAllWildcards } from './rule/exclusion-rule';
export { possibleValues } from './rule/possible-values';
export type { MaskRule, RuleModel } from './rule/rule-model';
export { readRules, storeRules } from './rule/stored-rules';
export { attributeSchema } from './configuration/attribute-schema';
export type { AttributeSchema } from './configuration/attribute-schema';
export type {
  ArticleElement,
  Cluster,
  Complement,
  CompositionElement,
  Element,
  Light,
  Luminaire,
  Pendant,
  Space,
} from './element/element';
export { catalogueOfSheets, elementCatalogue } from './element/element-catalogue';
export type { ElementCatalogue } from './element/element-catalogue';
export type { Position, RoomSize } from './element/position';
export { elementsOf, isArticleElement, isLuminaireElement, lightsOf, withDescendants } from './element/walk';
export type { AttributeDelta, Edit } from './element/edit/edit';
export { applyEdit } from './element/edit/apply-edit';
export { configuratorIds, createSpace } from './element/create-space';
export { spaceProblems } from './element/space-problems';
export { rebuildSpace, spaceOfPreconfig } from './element/store/rebuild-space';
export { storeSpace } from './element/store/stored-space';
export { storedSpaceVersion } from './element/limits';
export { heightLimits } from './element/attribute/height-limits';
export { attributeOptions } from './element/attribute-options';
export { roomForCopies } from './element/place/room-for-copies';
export { collisionsOf } from './element/place/collisions-of';
export { drawnSystemNames } from './drawing/drawing-limits';
export type { DrawnSystemName } from './drawing/drawing-limits';
export type {
  Drawing,
  DrawingEdit,
  DrawnFeed,
  DrawnFloor,
  DrawnLight,
  PlanPoint,
  Run,
  RunPoint,
  StoredDrawing,
} from './drawing/drawing';
export {
  documentKinds,
  documentSubTypes,
  downloadTypes,
  formatsOf,
  tellsPrice,
} from './document/document-kind';
export type { DocumentSubType } from './document/document-kind';
export type { DocumentedProduct } from './document/documented-product';
export { documentProblem, offeredDocuments, subTypesOf } from './document/offered-documents';
export type { OfferedDocument } from './document/offered-documents';
export { exportFormats, formatsWithLight } from './creation/export-format';
export type { ExportFormat } from './creation/export-format';
export type { Creation, StoredCreation } from './creation/creation';
export { maxElements } from './creation/element-count';
export { readableCreation } from './creation/creation';
export { creationOf } from './creation/creation-of';
export { rebuildCreation } from './creation/rebuild-creation';
export { storeCreation, storeDrawing } from './creation/store-creation';
export { drawnSystem } from './drawing/drawn-system';
export { startDrawing } from './drawing/start-drawing';
export { applyDrawingEdit } from './drawing/edit/apply-drawing-edit';
export { drawingProblems } from './drawing/check/drawing-problems';
export type { DrawingProblem } from './drawing/check/drawing-problem';
export { drawingFacts } from './drawing/facts/drawing-facts';
export type { DrawingFacts, RunFacts } from './drawing/facts/drawing-facts';
export { standingOn } from './drawing/facts/on-each-run';
export { snapPoint } from './drawing/snap/snap-point';
export type { SnapOptions, Snapped } from './drawing/snap/snap-options';
export { nearestOnRun } from './drawing/run/nearest-on-run';
export { pointOnRun } from './drawing/run/run-measure';
export { spaceOfDrawing } from './drawing/space/space-of-drawing';
export { alignEdit, distributeEdit } from './element/align';
export type { Alignment, PlanAxis } from './element/align';
export { arrayEdit } from './element/array';
export type { Arrayed, ArrayOf } from './element/array';
export { snapInRoom } from './element/place/snap-in-room';
export type { Guide, RoomSnapOptions } from './element/place/snap-in-room';
export { arrangeEdit, patterns } from './element/arrange';
export type { Pattern } from './element/arrange';
export { applyCountEdit } from './counts/apply-count-edit';
export { countedBelt } from './counts/counted-belt';
export { maxCounted } from './counts/counting-edits';
export { countsOf, startCounts } from './counts/counts';
export type { CountEdit, CountedSystem } from './counts/counts';
export { suggestedParts } from './counts/suggested-parts';
export type { SuggestedParts } from './counts/suggested-parts';
export { formatMoney } from './price/format-money';
export { invoiceState, monthsUpTo, openAmount } from './invoice/invoice';
export { directions, slots } from './body/body';
export type { BodyDescription, BodyMeasures, Slot } from './body/body';
export { packMeshes, unpackMeshes } from './body/mesh';
export type { BodyMesh } from './body/mesh';
export { bodyByProportion } from './body/by-proportion';
export { boxOfBody } from './body/body-box';
export { cylinderProfiles, roundedRectangle } from './body/profile';
export type { ProfilePoint } from './body/profile';
export { toBase64 } from './base64';
export { pivotGripsOf, pivotsOf } from './body/pivots-of';
export type { PivotGrip } from './body/pivots-of';
export type { Aim, ShapedPivot } from './body/pivot';
export { trianglesOfBody } from './body/triangles';
export { shapeBody } from './body/shape-body';
export type { BodyFault } from './body/shape-body';
export type { Placement, ShapedBody, ShapedPart, ShapedSolid } from './body/shaped-body';
