import { frameMessage, type FrameMessage } from '@lucerna/contract';

/**
 * Hears the embedded views: messages of their origin, from that frame, in the protocol; anything else is not for us.
 * Answers how to stop.
 */
export function listenToFrame(
  frame: () => Window | null,
  origin: string,
  hear: (message: FrameMessage) => void,
): () => void {
  const receive = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame()) return;
    const parsed = frameMessage.safeParse(event.data);
    if (parsed.success) hear(parsed.data);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}
