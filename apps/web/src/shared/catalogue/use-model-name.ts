import { modelName, type Model } from '@lucerna/engine';
import { useCallback } from 'react';
import { useSelector } from '../store/hooks';
import { languageOf } from '../i18n';

/** What a model is called in the language of the interface. */
export function useModelName(): (model: Model) => string {
  const language = useSelector(languageOf);
  return useCallback((model) => modelName(model, language), [language]);
}
