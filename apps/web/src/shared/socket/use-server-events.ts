import { socketPath } from '@lucerna/contract';
import type { PlaceInProject, ServerEvent, ServerEventData, ServerEvents } from '@lucerna/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Socket } from 'socket.io-client';
import { pauseBefore } from '../api/back-off';

interface Listening {
  /** No socket is open while it is false. */
  readonly isWanted: boolean;
  /** The same events as long as the socket is open. */
  readonly on: { readonly [Event in ServerEvent]?: (data: ServerEventData<Event>) => void };
  /** What was told before the socket was open is not told again. */
  readonly onConnect?: () => void;
}

interface Line {
  /** Whether the socket listens; where it cannot be opened, it never does. */
  readonly isListening: boolean;
  /** Tells the others of a project where this browser is; nothing while the socket is not open. */
  readonly tellPlace: (place: PlaceInProject) => void;
}

/** Hears of events by the realtime socket. */
export function useServerEvents({ isWanted, on, onConnect }: Listening): Line {
  const [isListening, setListening] = useState(false);
  const open = useRef<Socket | null>(null);
  // The types of socket.io do not follow an event whose name is a parameter.
  const hear = useEffectEvent((event: ServerEvent, data: never) => on[event]?.(data));
  const connected = useEffectEvent(() => onConnect?.());
  const events = Object.keys(on).join(' ');

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    let close = () => {};
    void client(() => isHere).then((found) => {
      if (!found || !isHere) return;
      const socket = found.io({ path: socketPath, transports: ['websocket'], reconnectionAttempts: 3 });
      open.current = socket;
      close = () => void socket.close();
      socket.on('connect', () => {
        setListening(true);
        connected();
      });
      socket.on('disconnect', () => setListening(false));
      for (const event of events.split(' ') as ServerEvent[]) {
        socket.on<keyof ServerEvents>(event, ((data: never) => hear(event, data)) as never);
      }
    });
    return () => {
      isHere = false;
      open.current = null;
      setListening(false);
      close();
    };
  }, [events, isWanted]);

  const tellPlace = useCallback((place: PlaceInProject) => {
    if (open.current?.connected) open.current.emit('at', place);
  }, []);
  return { isListening, tellPlace };
}

/** The code of the socket, after what the page shows first; asked for again where it cannot be read, as without a network. */
async function client(isWanted: () => boolean) {
  await idle();
  for (let tries = 1; isWanted(); tries += 1) {
    try {
      return await import('socket.io-client');
    } catch {
      await pauseBefore(tries);
    }
  }
  return null;
}

/** Waits until the page has nothing else to do, two seconds at most. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has none.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
