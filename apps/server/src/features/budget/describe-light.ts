import type { BudgetDocumentLine } from '@lucerna/documents';
import type { CatalogId, Configuration, LanguageCode, ModelSheet } from '@lucerna/engine';
import type { Catalogue } from '../catalogue';
import type { SaleLine } from '../sale';
import { detailsOf, wordsOfValue } from './describe-product';

/** An article with how it is configured. */
interface Article {
  readonly sheet: ModelSheet;
  readonly configuration: Configuration;
}

const once = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** What of a luminaire its light does not say. */
const besideLight = ['color', 'installation'] as const;

/** What of a line says how it is lit: of an order of an older release neither lumens nor watts. */
type LitLine = Pick<SaleLine, 'type' | 'model' | 'configuration' | 'compositions'> & {
  readonly lumens?: number | undefined;
  readonly watts?: number | undefined;
};

/** Finish, light and class of a line in words: of a luminaire its own, of a composition those of all its articles, each once. */
export function describeLight(
  catalogue: Catalogue,
  catalogId: CatalogId,
  line: LitLine,
  language: LanguageCode,
): Pick<BudgetDocumentLine, 'details' | 'light' | 'energyClass'> {
  const articles = articlesOf(catalogue, catalogId, line);
  const lit = articles.filter(({ sheet }) => (sheet.model.technicalData.lumens ?? 0) > 0);
  const words = (name: 'color' | 'temperature' | 'control', of: readonly Article[]) =>
    once(of.flatMap(({ sheet, configuration }) => wordsOfValue(sheet, configuration, name, language)));
  const facts = lit.map(({ sheet }) => sheet.model.technicalData);
  const classes = once(
    articles.flatMap(({ sheet }) => sheet.model.technicalData.energyClass ?? []),
  ).toSorted();
  const [first] = articles;
  return {
    details:
      line.type === 'CREATION'
        ? words('color', articles)
        : first
          ? detailsOf(first.sheet, first.configuration, language, besideLight)
          : [],
    ...(lit.length > 0 && {
      light: {
        lumens: line.lumens ?? 0,
        watts: line.watts ?? 0,
        temperatures: words('temperature', lit),
        cri: once(facts.flatMap(({ cri }) => cri ?? [])),
        ip: once(facts.flatMap(({ ip }) => ip ?? [])),
        controls: words('control', lit),
      },
    }),
    energyClass: classes.length > 0 ? classes.join(', ') : null,
  };
}

function articlesOf(catalogue: Catalogue, catalogId: CatalogId, line: LitLine): readonly Article[] {
  const articleOf = (model: string, configuration: Configuration): readonly Article[] => {
    const sheet = catalogue.modelSheet(catalogId, model);
    return sheet ? [{ sheet, configuration }] : [];
  };
  if (line.type !== 'CREATION') return articleOf(line.model, line.configuration);
  return (line.compositions ?? [])
    .flatMap(({ parts }) => parts)
    .flatMap(({ model, configuration }) =>
      model !== null && configuration !== null ? articleOf(model, configuration) : [],
    );
}
