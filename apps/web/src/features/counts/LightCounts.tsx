import { countsOf, maxCounted } from '@lucerna/engine';
import { Heading } from '@lucerna/kit';
import { useModelName } from '../../shared/catalogue/use-model-name';
import { useFormat, useTranslate } from '../../shared/i18n';
import { CountRow } from './CountRow';
import type { Counting } from './counting';
import styles from './Counts.module.css';

/** How many of which luminaire, rods first. */
export function LightCounts({ counting, isReadOnly }: { counting: Counting; isReadOnly: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const modelName = useModelName();
  const { system, catalogue, editTelling, state } = counting;
  const rules = system;
  const counts = countsOf(state.value.space);
  const [finish] = state.value.space.compositions.flatMap(
    (each) => each.clusters[0]?.lights[0]?.attributes.color ?? [],
  );
  const models = [...rules.rods.map(({ model }) => model), ...rules.lights];
  return (
    <section className={styles.part}>
      <Heading level={2} size={16}>
        {t('counts.luminaires')}
      </Heading>
      <ul className={styles.rows}>
        {models.map((model) => {
          const known = catalogue.elements.model(model)?.sheet.model;
          if (!known) return null;
          const { lumens, watts } = known.technicalData;
          const figures = [lumens && format.unit(lumens, 'lm'), watts && format.unit(watts, 'W')];
          return (
            <CountRow
              key={model}
              model={model}
              name={modelName(known)}
              detail={figures.filter(Boolean).join('   ')}
              finish={finish}
              quantity={counts.get(model) ?? 0}
              most={maxCounted}
              isReadOnly={isReadOnly}
              onCount={(quantity) =>
                editTelling({ type: 'count', model, quantity }, {}, { joins: `count ${model}` })
              }
            />
          );
        })}
      </ul>
    </section>
  );
}
