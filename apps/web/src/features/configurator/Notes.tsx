import { Alert } from '@lucerna/kit';
import type { Configuring } from '../../shared/editor/configured/use-configured';
import { useEditProblemText } from '../../shared/editor/space/use-edit-problem-text';
import { useWords } from '../../shared/words';

/** What one should know before adding it: it cannot be made so, has no price, or fewer pieces than the minimum. */
export function Notes({ configuring }: { configuring: Configuring }) {
  const say = useWords();
  const problemText = useEditProblemText();
  const { evaluation, prepared, quantity } = configuring;
  const hasNoPrice = !evaluation.price && !prepared.sheet.pricesHidden;
  return (
    <>
      {!evaluation.allowed && (
        <Alert tone="warning" isLive title={say('configurator.notAllowed')}>
          {evaluation.problems.map(problemText).join(' ')}
        </Alert>
      )}
      {hasNoPrice && (
        <Alert tone="warning" title={say('configurator.priceOnRequest')}>
          {say('configurator.priceOnRequestText')}
        </Alert>
      )}
      {quantity < evaluation.moq && (
        <Alert tone="info" isLive title={say('configurator.belowMoq', { moq: evaluation.moq })}>
          {say('configurator.belowMoqText')}
        </Alert>
      )}
      {!evaluation.availability.available && (
        <Alert tone="warning" title={say('configurator.unavailable')}>
          {evaluation.availability.delayedTo &&
            say('configurator.delayedTo', { date: evaluation.availability.delayedTo })}
        </Alert>
      )}
    </>
  );
}
