import type { SupportRequest } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useActKey } from '../../../shared/api';
import { useAct } from '../../../shared/failure';
import { href, useLeave } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';

/** Sends a request once, however often the button is pressed and whatever answer is lost, and shows its page. */
export function useAsk(onDone: () => void) {
  const t = useTranslate();
  const act = useAct();
  const key = useActKey();
  const { leave, isLeaving } = useLeave();

  function ask(body: object, send: (actKey: string) => Promise<SupportRequest>): void {
    void act.run(async () => {
      const { id, number } = await send(key.of(body));
      key.done();
      onDone();
      notify({ tone: 'success', title: t('requests.sent', { number }) });
      // Going back must not lead to the form of a request that is made.
      leave(href('request', { requestId: id }), { replace: true });
    });
  }

  return { ask, failure: act.failure, isAsking: act.isActing || isLeaving };
}
