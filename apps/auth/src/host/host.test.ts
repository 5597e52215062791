import type { FrameMessage, HostMessage } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { openHost } from './host';
import { readOpenedAs } from './opened-as';

const app = 'https://pro.lighting.example';

/** A window in a frame: what is posted to the page around is written down, and messages can be sent to it. */
function framed() {
  const posted: { data: unknown; to: string }[] = [];
  const target = new EventTarget();
  const parent = { postMessage: (data: unknown, to: string) => posted.push({ data, to }) };
  const window = Object.assign(target, { parent }) as unknown as Window;
  const send = (data: unknown, origin: string, source: unknown = parent) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { window, posted, send };
}

describe('the page around the embedded views', () => {
  it('hears what the views tell, and nobody of another origin does', () => {
    const { window, posted } = framed();
    openHost(window, app).tell({ type: 'view', view: 'login' });
    expect(posted).toEqual([{ data: { type: 'view', view: 'login' }, to: app }]);
  });

  it('is not told what the protocol does not know', () => {
    const { window, posted } = framed();
    const tell = () =>
      openHost(window, app).tell({ type: 'view', view: 'nowhere' } as unknown as FrameMessage);
    expect(tell).toThrow();
    expect(posted).toEqual([]);
  });

  it('is heard only from the app, only as the parent, and only in the protocol', () => {
    const { window, send } = framed();
    const heard: HostMessage[] = [];
    const stop = openHost(window, app).listen((message) => heard.push(message));
    send({ type: 'show', view: 'support' }, app);
    send({ type: 'show', view: 'login' }, 'https://elsewhere.example');
    send({ type: 'show', view: 'login' }, app, {});
    send({ type: 'show', view: 'nowhere' }, app);
    send({ type: 'theme', theme: 'dark', more: 1 }, app);
    send('close', app);
    stop();
    send({ type: 'show', view: 'qualification' }, app);
    expect(heard).toEqual([{ type: 'show', view: 'support' }]);
  });

  it('is the app to go on to, where the views were opened by themselves', () => {
    const visited: string[] = [];
    const location = { assign: (address: string) => visited.push(address) };
    const alone: EventTarget & { location?: unknown; parent?: unknown } = new EventTarget();
    alone.location = location;
    alone.parent = alone;
    const host = openHost(alone as unknown as Window, app);
    expect(host.isEmbedding).toBe(false);
    host.tell({ type: 'loginError', code: 'credentials' });
    expect(visited).toEqual([]);
    host.tell({ type: 'loginSuccess', expiresIn: 600 });
    expect(visited).toEqual([`${app}/`]);
  });
});

describe('the address of the frame', () => {
  it('names view, language and the secret of a mailed link', () => {
    expect(readOpenedAs('?view=password-reset&lang=de&token=abc')).toEqual({
      view: 'password-reset',
      language: 'de',
      token: 'abc',
    });
  });

  it('opens sign-in in English where it names nothing known', () => {
    const signIn = { view: 'login', language: 'en', token: null };
    expect(readOpenedAs('')).toEqual(signIn);
    expect(readOpenedAs('?view=__proto__&lang=xx')).toEqual(signIn);
  });
});
