import { createContext, useContext } from 'react';
import { useModelName } from '../../catalogue/use-model-name';
import type { EditorCatalogue } from './editor-catalogue';

/** The catalogue of the editor that a component stands in. */
export const CatalogueContext = createContext<EditorCatalogue | null>(null);

/** The name of a model of the editor's catalogue; its code where it has none. */
export function useCatalogueNames(): (model: string) => string {
  const catalogue = useContext(CatalogueContext);
  const modelName = useModelName();
  return (model) => {
    const prepared = catalogue?.elements.model(model);
    return prepared ? modelName(prepared.sheet.model) : model;
  };
}
