import { Button } from '@lucerna/kit';
import { useMeasures } from '../../catalogue/use-measures';
import { useValueNames } from '../../configuring/choices/value-names';
import type { Configuring } from './use-configured';
import type { MovedValue } from './moved';
import { useFormat, useTranslate } from '../../i18n';
import styles from './MovedNotice.module.css';

/** What the last choice changed besides itself, from what to what and at what price, with the step back beside it. */
export function MovedNotice({ configuring }: { configuring: Configuring }) {
  const t = useTranslate();
  const format = useFormat();
  const { evaluation, prepared, moved, undo } = configuring;
  const names = useValueNames(evaluation);
  const { writeTyped } = useMeasures(prepared.sheet.catalogId);

  const nameOf = (attribute: MovedValue['attribute'], value: string | null) =>
    value === null
      ? t('configurator.movedNone')
      : attribute === 'pendantHeight'
        ? writeTyped(Number(value), format)
        : names.value(attribute, value);
  const changes = moved?.values.map(({ attribute, from, to }) =>
    t('configurator.movedValue', {
      attribute: names.attribute(attribute),
      from: nameOf(attribute, from),
      to: nameOf(attribute, to),
    }),
  );
  const price = moved?.price && {
    before: format.money(moved.price.before),
    after: format.money(moved.price.after),
  };
  return (
    <div role="status" className={styles.place}>
      {changes && (
        <div className={styles.moved}>
          <p>
            {t('configurator.moved', { changes: format.list(changes) })}{' '}
            {price && t('configurator.movedPrice', price)}
          </p>
          <Button size="small" icon="undo" onPress={undo}>
            {t('configurator.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
