import { useState } from 'react';

interface Asked<Data> {
  /** The last answer, to whatever question. */
  readonly data?: Data;
  /** The answer to the question that is asked now. */
  readonly currentData?: Data;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/**
 * The answer that a list shows. That to the question before stands while the next one is asked, but not once a question
 * has failed: what was gone would come back for a moment, as if it were what was looked for.
 */
export function useStandingAnswer<Answer extends Asked<unknown>>(asked: Answer) {
  const { currentData, error, isFetching } = asked;
  const [isBroken, setBroken] = useState(false);
  const isUnanswered = currentData === undefined && Boolean(error);
  // Set while it is drawn, so that nothing of before is ever seen.
  if (isUnanswered && !isBroken) setBroken(true);
  if (isBroken && currentData !== undefined) setBroken(false);
  const data: Answer['data'] = isUnanswered || isBroken ? currentData : asked.data;
  return { ...asked, data, isLoading: data === undefined && isFetching };
}
