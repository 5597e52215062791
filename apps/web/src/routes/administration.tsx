import type { ComponentType } from 'react';
import { ChangeLog } from '../features/changes/ChangeLog';
import { FindDocuments } from '../features/downloads/FindDocuments';
import { TechnicalInfo } from '../features/downloads/TechnicalInfo';
import { ErpReport } from '../features/erp/ErpReport';
import { CatalogueImports } from '../features/imports/CatalogueImports';
import { ImportedFeed } from '../features/imports/ImportedFeed';
import { CatalogueCompositions } from '../features/products/CatalogueCompositions';
import { CatalogueModels } from '../features/products/CatalogueModels';
import { CatalogueRules } from '../features/products/CatalogueRules';
import { SheetsPage } from '../features/sheets/SheetsPage';
import { Studio } from '../features/studio/Studio';
import { usePageTitle } from '../shared/route';

/** Rules are checked and put in force as every part of a feed is. */
const Rules = () => (
  <CatalogueRules check={(id, onEnded) => <ImportedFeed key={id} id={id} onEnded={onEnded} />} />
);

const ProductSheet = () => <FindDocuments isOneOnly />;

const pages: Readonly<Record<string, ComponentType>> = {
  'routes.erp': ErpReport,
  'routes.imports': CatalogueImports,
  'routes.changes': ChangeLog,
  'routes.studio': Studio,
  'routes.technicalInfo': TechnicalInfo,
  'routes.productSheet': ProductSheet,
  'routes.generatePdf': SheetsPage,
  'routes.productAdmin': CatalogueModels,
  'routes.productAdminCompose': CatalogueCompositions,
  'routes.productAdminEditRule': Rules,
};

/** The maker's own pages, read together: each file that the table of pages names makes the first load larger. */
export default function AdministrationPage() {
  const Shown = pages[usePageTitle()];
  return Shown && <Shown />;
}
