import { refusedProblems } from '@lucerna/contract/problem-data';
import { Alert } from '@lucerna/kit';
import type { Failure } from '../call/failure';
import { useHasText, useTranslate } from '../i18n/use-translate';

/** Why a form was refused, above it: the most specific text of action and status, action, status, any (ERR-02). */
export function FailureAlert({ failure, action }: { failure: Failure | null; action: string }) {
  const t = useTranslate();
  const hasWords = useHasText();
  if (!failure) return null;
  const { status, code } = failure;
  // What the network or the server is to blame for says nothing of what was typed.
  const isTheirs = typeof status === 'string' || status >= 500;
  const keys = [`${action}-${status}`, ...(isTheirs ? [] : [action]), String(status)];
  const key = keys.find((each) => hasWords(`errors-dialog.${each}.title`)) ?? 'generic';
  const isOwn = key === `${action}-${status}`;
  const isNamed = !isOwn && code !== 'unexpected' && code !== 'badRequest' && hasWords(`problem.${code}`);
  const named = isNamed ? refusedProblems(failure) : [];
  const sentences = new Set(named.map((problem) => t(`problem.${problem.code}`, problem.data)));
  return (
    <Alert tone="error" isLive title={t(`errors-dialog.${key}.title`)}>
      {sentences.size > 0 ? [...sentences].join(' ') : t(`errors-dialog.${key}.text`)}
    </Alert>
  );
}
