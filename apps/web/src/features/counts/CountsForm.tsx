import { lightsOf } from '@lucerna/engine';
import { Heading, Text } from '@lucerna/kit';
import { useMemo } from 'react';
import { SharedChoices } from '../../shared/editor';
import { useTranslate } from '../../shared/i18n';
import type { Counting } from './counting';
import { LightCounts } from './LightCounts';
import { PartCounts } from './PartCounts';
import styles from './Counts.module.css';

/** How many of what, what else it takes, and how the whole shall be. */
export function CountsForm({ counting, isReadOnly }: { counting: Counting; isReadOnly: boolean }) {
  const t = useTranslate();
  const { catalogue, editTelling, state } = counting;
  const { space } = state.value;
  const lights = useMemo(() => space.compositions.flatMap(lightsOf), [space]);
  return (
    <>
      {!isReadOnly && (
        <Text size={14} tone="quiet">
          {t('counts.lead')}
        </Text>
      )}
      <LightCounts counting={counting} isReadOnly={isReadOnly} />
      <PartCounts counting={counting} isReadOnly={isReadOnly} />
      {!isReadOnly && (
        <section className={styles.choices}>
          <Heading level={2} size={16}>
            {t('counts.whole')}
          </Heading>
          {lights.length > 0 ? (
            <SharedChoices
              space={space}
              lights={lights}
              catalogue={catalogue}
              onChange={(delta, ids, joins) =>
                editTelling(
                  ids ? { type: 'change-attributes', ids, delta } : { type: 'attributes', delta },
                  { delta, ids: ids ?? lights.map(({ id }) => id) },
                  { joins },
                )
              }
            />
          ) : (
            <Text size={14} tone="quiet">
              {t('counts.wholeEmpty')}
            </Text>
          )}
        </section>
      )}
    </>
  );
}
