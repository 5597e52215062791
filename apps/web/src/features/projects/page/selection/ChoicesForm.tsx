import type { ProjectProduct } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { Select, Text } from '@lucerna/kit';
import { useState } from 'react';
import { useVariationNames } from '../../../../shared/product';
import { languageOf, useTranslate } from '../../../../shared/i18n';
import { useSelector } from '../../../../shared/store/hooks';
import { SaveDialog } from '../../SaveDialog';
import type { AskedLines } from './asked-change';

const attributes = ['color', 'temperature', 'control'] as const;
type Attribute = (typeof attributes)[number];

const same = '';

interface Offered {
  readonly code: string;
  readonly name: string;
  /** How many of the lines have it. */
  readonly count: number;
}

/** Asks for finish, temperature and control of the selected products: what their models offer, that of most of them first. */
export function ChoicesForm({ project, products, count, onChange, onClose }: AskedLines) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const [chosen, setChosen] = useState<Partial<Record<Attribute, string>>>({});
  const { valuesOf, isRead } = useVariationNames(
    project.catalogId,
    products.map(({ model }) => model),
  );
  const isKnown = products.every(({ model }) => isRead(model));
  const offered = (attribute: Attribute) =>
    offeredBy(products, (model) => valuesOf(model, attribute), language);
  const choices = Object.fromEntries(Object.entries(chosen).filter(([, code]) => code !== same));
  return (
    <SaveDialog
      title={t('selection.choicesTitle', { count })}
      isValid={Object.keys(choices).length > 0}
      onClose={onClose}
      onSave={() => onChange({ act: 'choices', choices })}
    >
      <Text size={14} tone="quiet">
        {t('selection.choicesHint')}
      </Text>
      {attributes.map((attribute) => (
        <Select
          key={attribute}
          label={t(`configurator.attribute.${attribute}`)}
          isLoading={!isKnown}
          value={chosen[attribute] ?? same}
          onChange={(code) => setChosen((before) => ({ ...before, [attribute]: code }))}
          options={[
            { value: same, label: t('selection.unchanged') },
            ...offered(attribute).map(({ code, name, count: some }) => ({
              value: code,
              label:
                some === products.length
                  ? name
                  : t('selection.offeredBy', { name, some, count: products.length }),
            })),
          ]}
        />
      ))}
    </SaveDialog>
  );
}

function offeredBy(
  products: readonly ProjectProduct[],
  valuesOf: (model: string) => ReadonlyMap<string, Readonly<Record<LanguageCode, string>>>,
  language: LanguageCode,
): readonly Offered[] {
  const found = new Map<string, Offered>();
  for (const { model } of products) {
    for (const [code, names] of valuesOf(model)) {
      const count = (found.get(code)?.count ?? 0) + 1;
      found.set(code, { code, name: names[language], count });
    }
  }
  return [...found.values()].sort(
    (one, other) => other.count - one.count || one.name.localeCompare(other.name, language),
  );
}
