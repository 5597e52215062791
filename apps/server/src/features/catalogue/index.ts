import type { Feature } from '../../app-context';
import { pictureTasks } from './pictures/make-pictures';
import { sweepPictures } from './pictures/sweep-pictures';
import { catalogueRoutes } from './routes';

export { productByReference } from './article-by-reference';
export { openCatalogue } from './catalogue-holder';
export { documentOf } from './revision/documents';
export type { FeedDecisionTree } from './feed/document/decision-shape';
export type { FeedPreconfig } from './feed/document/preconfig-shape';
export { fault } from './feed/field';
export { readJson } from './feed/json-text';
export { lineOf } from './feed/line-of';
export { FeedProblems, FeedSyntaxError, type FeedProblem } from './feed/problem';
export { readJsonArray } from './feed/read-json-array';
export { readTable, type CsvTable } from './feed/read-table';
export { reportIssues, type Place } from './feed/report-issues';
export { shownCalendar } from './shown-calendar';
export { openLightFiles } from './light-files';
export { readCatalogueFile, readMakersDocument } from './revision/makers-documents';
export { letterheadOf } from './brand/letterhead';
export { readPhotograph } from './pictures/read-photograph';
export { madeKeyOf } from './pictures/stored-picture';
export { isFeedFile } from './feed/open-feed';
export { exportWorkbook, writeTemplate } from './feed/workbook/write-workbook';
export { importCatalogue, importUpload } from './import-catalogue';
export { engineCatalogues } from './revision/engine-catalogues';
export { viewOf, type View } from './viewer-catalogue';
export { pagedAnswer } from './paged-answer';
export type { Catalogue, Seller } from '../../ports/catalogue';
export type { Collection } from '../../ports/catalogue';

export const catalogueFeature: Feature = {
  name: 'catalogue',
  routes: catalogueRoutes,
  tasks: pictureTasks,
  sweep: sweepPictures,
};
export { findingText, type FindingKind } from './feed/finding-text';
export { reasonText } from './feed/reason-text';
