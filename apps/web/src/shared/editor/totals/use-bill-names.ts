import { textIn, type ArticleLine, type PartLine } from '@lucerna/engine';
import { useSelector } from '../../store/hooks';
import { languageOf, useTranslate } from '../../i18n';
import { useCatalogueNames } from '../catalogue/catalogue-names';

/** What a line of a bill is called: the name of its model, or of its part in the language of the interface. */
export function useBillNames(): (line: ArticleLine | PartLine) => string {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const modelName = useCatalogueNames();
  return (line) => {
    if ('referenceCode' in line) return modelName(line.model);
    const name = textIn(line.name, language);
    return line.kind === 'driver' ? t('editor.driver', { type: name }) : name;
  };
}
