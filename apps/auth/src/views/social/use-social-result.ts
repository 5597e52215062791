import { useEffect, useEffectEvent, useState } from 'react';
import { useSurroundings } from '../../app/surroundings';
import type { Failure } from '../../call/failure';
import { readSocialResult, socialChannel, socialFailure } from './social-result';

/** Hears how the window of a provider, by its name, ended and tells the page around; answers its failure, for the form. */
export function useSocialResult(provider: string, onEnd: () => void): Failure | null {
  const { host } = useSurroundings();
  const [failure, setFailure] = useState<Failure | null>(null);
  const hear = useEffectEvent(({ data }: MessageEvent) => {
    const result = readSocialResult(data);
    onEnd();
    if (result.status === 'success') {
      setFailure(null);
      return host.tell({ type: 'socialSignUpSuccess', expiresIn: result.expiresIn });
    }
    setFailure(socialFailure(result.code, provider));
    return host.tell({ type: 'socialSignUpError', code: result.code });
  });
  useEffect(() => {
    const channel = new BroadcastChannel(socialChannel);
    channel.onmessage = (event) => hear(event);
    return () => channel.close();
  }, []);
  return failure;
}
