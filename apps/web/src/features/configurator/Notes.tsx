import { nextWorkingDay } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { useWorkCalendar } from '../../shared/catalogue/use-work-calendar';
import type { Configuring } from '../../shared/editor/configured/use-configured';
import { useWriteLength } from '../../shared/catalogue/use-measures';
import { useFormat, useProblemText, useTranslate } from '../../shared/i18n';

/** What one should know before adding it: it cannot be made so, has no price, or fewer pieces than the minimum. */
export function Notes({ configuring }: { configuring: Configuring }) {
  const t = useTranslate();
  const format = useFormat();
  const { evaluation, prepared, quantity } = configuring;
  const problemText = useProblemText(useWriteLength(prepared.sheet.catalogId));
  const { available, delayedTo, expected } = evaluation.availability;
  const calendar = useWorkCalendar(prepared.sheet.catalogId);
  // The catalogue's own spelling of a day is no text; nothing leaves on a day of rest.
  const date = (day: string) => format.date(nextWorkingDay(day, calendar));
  const hasNoPrice = !evaluation.price && !prepared.sheet.pricesHidden;
  return (
    <>
      {!evaluation.allowed && (
        <Alert tone="warning" isLive title={t('configurator.notAllowed')}>
          {evaluation.problems.map(problemText).join(' ')}
        </Alert>
      )}
      {hasNoPrice && (
        <Alert tone="warning" title={t('configurator.priceOnRequest')}>
          {t('configurator.priceOnRequestText')}
        </Alert>
      )}
      {quantity < evaluation.moq && (
        <Alert tone="info" isLive title={t('configurator.belowMoq', { moq: evaluation.moq })}>
          {t('configurator.belowMoqText')}
        </Alert>
      )}
      {!available && (
        <Alert tone="warning" title={t('configurator.unavailable')}>
          {expected && t('configurator.expected', { date: date(expected) })}
        </Alert>
      )}
      {available && delayedTo && (
        <Alert tone="info" title={t('configurator.delayed')}>
          {t('configurator.delayedTo', { date: date(delayedTo) })}
        </Alert>
      )}
    </>
  );
}
