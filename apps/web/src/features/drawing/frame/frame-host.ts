import { configuratorMessage, configuratorRequest } from '@lucerna/contract';
import type { ConfiguratorMessage, ConfiguratorRequest } from '@lucerna/contract';

/** The page that shows the configurator in a frame of its own. */
export interface FrameHost {
  readonly tell: (message: ConfiguratorMessage) => void;
  /** Hears what the page asks; answers how to stop listening. */
  readonly listen: (hear: (request: ConfiguratorRequest) => void) => () => void;
}

type Framed = Pick<Window, 'addEventListener' | 'removeEventListener' | 'parent'> & {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> };
  readonly document: { readonly referrer: string };
};

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/**
 * Speaks with the page around, when it is of one of the origins that may show the frame; others neither hear nor are
 * heard. What does not fit the table of messages is dropped on both ways.
 */
export function openFrameHost(window: Framed, origins: readonly string[]): FrameHost {
  const around = window.location.ancestorOrigins?.[0] ?? originOf(window.document.referrer);
  const isKnown = around !== null && origins.includes(around) && window.parent !== (window as unknown);
  return {
    tell(message) {
      const parsed = configuratorMessage.safeParse(message);
      if (isKnown && parsed.success) window.parent.postMessage(parsed.data, around);
    },
    listen(hear) {
      const receive = ({ origin, source, data }: MessageEvent) => {
        if (!isKnown || origin !== around || source !== window.parent) return;
        const parsed = configuratorRequest.safeParse(data);
        if (parsed.success) hear(parsed.data);
      };
      window.addEventListener('message', receive);
      return () => window.removeEventListener('message', receive);
    },
  };
}
