import { createContext, useContext } from 'react';
import type { EditorCatalogue } from './editor-catalogue';

/** The catalogue of the editor that a component stands in. */
export const CatalogueContext = createContext<EditorCatalogue | null>(null);

/** The name of a model of the editor's catalogue; its code where it has none. */
export function useCatalogueNames(): (model: string) => string {
  const catalogue = useContext(CatalogueContext);
  return (model) => catalogue?.elements.model(model)?.sheet.model.name ?? model;
}
