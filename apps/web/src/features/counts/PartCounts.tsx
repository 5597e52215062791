import { countsOf, maxCounted, suggestedParts, type CatalogId, type SuggestedParts } from '@lucerna/engine';
import { Button, Heading, Stack, Text } from '@lucerna/kit';
import { writeMetres } from '../../shared/catalogue/lengths';
import { useUnits } from '../../shared/catalogue/use-measures';
import { useCatalogueNames } from '../../shared/editor';
import { useFormat, useTranslate } from '../../shared/i18n';
import { BeltMetres } from './BeltMetres';
import { CountRow } from './CountRow';
import type { Counting } from './counting';
import styles from './Counts.module.css';

/** Why so many of a part are suggested. */
function Why({ suggested, catalogId }: { suggested: SuggestedParts; catalogId: CatalogId }) {
  const t = useTranslate();
  const format = useFormat();
  const units = useUnits(catalogId);
  const { watts, wattsOfFeed, metres, pieces } = suggested.figures;
  return (
    <Text as="div" size={12} tone="quiet">
      {t(`counts.why.${suggested.reason}`, {
        watts: format.unit(watts, 'W'),
        wattsOfFeed: format.unit(wattsOfFeed, 'W'),
        metres: writeMetres(metres, units, format),
        pieces,
      })}
    </Text>
  );
}

/** Belts, joints, anchors and feeds: counted by themselves with the reason, until a hand counts them. */
export function PartCounts({ counting, isReadOnly }: { counting: Counting; isReadOnly: boolean }) {
  const t = useTranslate();
  const nameOf = useCatalogueNames();
  const { system, catalogue, editTelling, state } = counting;
  const counts = countsOf(state.value.space);
  const suggestions = suggestedParts(system, counts, catalogue.elements);
  const hasBelts = system.belts.length > 0;
  const differs = suggestions.some(({ quantities }) =>
    Object.entries(quantities).some(([model, quantity]) => (counts.get(model) ?? 0) !== quantity),
  );
  return (
    <section className={styles.part}>
      <Stack direction="row" justify="between" align="center">
        <Heading level={2} size={16}>
          {t('counts.parts')}
        </Heading>
        {differs && !isReadOnly && (
          <Button variant="quiet" size="small" onPress={() => editTelling({ type: 'take-suggested' }, {})}>
            {t('counts.takeSuggested')}
          </Button>
        )}
      </Stack>
      {hasBelts && <BeltMetres counting={counting} isReadOnly={isReadOnly} />}
      <ul className={styles.rows}>
        {suggestions.map((suggested) =>
          Object.entries(suggested.quantities).map(([model, quantity], at) => {
            const count = counts.get(model) ?? 0;
            return (
              <CountRow
                key={model}
                model={model}
                name={nameOf(model)}
                detail={count === quantity ? undefined : t('counts.suggested', { quantity })}
                quantity={count}
                most={maxCounted}
                isReadOnly={isReadOnly}
                onCount={(next) =>
                  editTelling({ type: 'count', model, quantity: next }, {}, { joins: `count ${model}` })
                }
              >
                {at === 0 && <Why suggested={suggested} catalogId={catalogue.catalogId} />}
              </CountRow>
            );
          }),
        )}
      </ul>
    </section>
  );
}
