import { dispatchDay, type Availability, type CatalogId } from '@lucerna/engine';
import { useMeasures } from '../../catalogue/use-measures';
import { useWorkCalendar } from '../../catalogue/use-work-calendar';
import { dayFrom } from '../../form';
import { useFormat, useTranslate } from '../../i18n';
import { Figure } from './Figure';

interface ProductFiguresProps {
  readonly catalogId: CatalogId;
  readonly leadTimeWeeks: number | null;
  readonly availability: Availability;
  readonly moq: number;
  readonly lumens: number;
  readonly watts: number;
  readonly netWeightKg: number;
}

/** When one of what is configured comes and how many at least, what light it gives, what it takes and weighs. */
export function ProductFigures(props: ProductFiguresProps) {
  const { catalogId, leadTimeWeeks, availability, moq, lumens, watts, netWeightKg } = props;
  const t = useTranslate();
  const format = useFormat();
  const leaves = dispatchDay({ leadTimeWeeks, availability }, dayFrom(0), useWorkCalendar(catalogId));
  const { writeKg } = useMeasures(catalogId);
  return (
    <>
      {leadTimeWeeks !== null && (
        <Figure
          name={t('configurator.leadTime')}
          value={t('configurator.weeks', { count: leadTimeWeeks })}
          detail={leaves ? format.date(leaves) : undefined}
        />
      )}
      <Figure name={t('configurator.moq')} value={format.number(moq)} />
      <Figure name={t('configurator.light')} value={format.unit(lumens, 'lm', 0)} />
      <Figure name={t('configurator.power')} value={format.unit(watts, 'W')} />
      <Figure name={t('configurator.weight')} value={writeKg(netWeightKg, format)} />
    </>
  );
}
