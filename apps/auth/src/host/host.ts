import { frameMessage, hostMessage, type FrameMessage, type HostMessage } from '@lucerna/contract';

/** The page that embeds these views. */
export interface Host {
  /** True where the views stand in a frame; opened by themselves they lead to the app instead. */
  readonly isEmbedding: boolean;
  /** Without a page around, one who is signed in goes on to the app. */
  tell(message: FrameMessage): void;
  /** Hears what the page says; answers how to stop listening. */
  listen(hear: (message: HostMessage) => void): () => void;
}

/** Speaks with the page around, of the app's origin only: others neither hear nor are heard. */
export function openHost(window: Window, appOrigin: string): Host {
  const { parent } = window;
  const isEmbedding = parent !== window;
  return {
    isEmbedding,
    tell(message) {
      if (isEmbedding) parent.postMessage(frameMessage.parse(message), appOrigin);
      else if ('expiresIn' in message) window.location.assign(`${appOrigin}/`);
    },
    listen(hear) {
      const receive = ({ origin, source, data }: MessageEvent) => {
        if (origin !== appOrigin || source !== parent) return;
        const parsed = hostMessage.safeParse(data);
        if (parsed.success) hear(parsed.data);
      };
      window.addEventListener('message', receive);
      return () => window.removeEventListener('message', receive);
    },
  };
}
