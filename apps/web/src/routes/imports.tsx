import { CatalogueImports } from '../features/imports/CatalogueImports';

export default function ImportsPage() {
  return <CatalogueImports />;
}
