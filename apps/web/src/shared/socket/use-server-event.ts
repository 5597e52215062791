import { socketPath } from '@lucerna/contract';
import type { ServerEvent, ServerEventData, ServerEvents } from '@lucerna/contract';
import { useEffect, useEffectEvent, useState } from 'react';

interface Listening<Event extends ServerEvent> {
  /** No socket is open while it is false. */
  readonly isWanted: boolean;
  readonly onEvent: (data: ServerEventData<Event>) => void;
  /** What was told before the socket was open is not told again. */
  readonly onConnect?: () => void;
}

/** Hears of an event by the realtime socket. Answers whether the socket listens; where it cannot be opened, it never does. */
export function useServerEvent<Event extends ServerEvent>(
  event: Event,
  { isWanted, onEvent, onConnect }: Listening<Event>,
): boolean {
  const [isListening, setListening] = useState(false);
  const hear = useEffectEvent(onEvent);
  const connected = useEffectEvent(() => onConnect?.());

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    let close = () => {};
    void import('socket.io-client').then(({ io }) => {
      if (!isHere) return;
      const socket = io({ path: socketPath, transports: ['websocket'], reconnectionAttempts: 3 });
      close = () => void socket.close();
      socket.on('connect', () => {
        setListening(true);
        connected();
      });
      socket.on('disconnect', () => setListening(false));
      // The types of socket.io do not follow an event whose name is a parameter.
      const listener = (data: ServerEventData<Event>) => hear(data);
      socket.on<keyof ServerEvents>(event, listener as never);
    });
    return () => {
      isHere = false;
      setListening(false);
      close();
    };
  }, [event, isWanted]);

  return isListening;
}
