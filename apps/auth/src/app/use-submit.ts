import type { FrameMessage } from '@lucerna/contract';
import { useState } from 'react';
import type { Answered } from '../call/call';
import type { Failure } from '../call/failure';
import { useSurroundings } from './surroundings';

interface Submitting {
  /** Sends a form; tells the page around of a failure, and answers whether it was taken. */
  readonly submit: <T>(send: () => Promise<Answered<T>>) => Promise<T | undefined>;
  readonly failure: Failure | null;
}

/** `failed` makes the message for the page around, where it must hear of a failure. */
export function useSubmit(failed?: (failure: Failure) => FrameMessage): Submitting {
  const { host } = useSurroundings();
  const [failure, setFailure] = useState<Failure | null>(null);

  async function submit<T>(send: () => Promise<Answered<T>>): Promise<T | undefined> {
    setFailure(null);
    const answered = await send();
    if ('data' in answered) return answered.data;
    setFailure(answered.error);
    if (failed) host.tell(failed(answered.error));
    return undefined;
  }

  return { submit, failure };
}
