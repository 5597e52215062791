import type { FrameMessage } from '@lucerna/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToFrame } from './listen-to-frame';

const origin = 'https://auth.lighting.example';
const frame = {} as Window;

let page: EventTarget;
let heard: FrameMessage[];
let stop: () => void;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  heard = [];
  stop = listenToFrame(
    () => frame,
    origin,
    (message) => heard.push(message),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const send = (data: unknown, from = origin, source: unknown = frame) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }));

describe('the page around the embedded sign-in', () => {
  it('hears what the views tell, until it stops', () => {
    send({ type: 'loginSuccess', expiresIn: 600 });
    stop();
    send({ type: 'close' });
    expect(heard).toEqual([{ type: 'loginSuccess', expiresIn: 600 }]);
  });

  it.each([
    'https://elsewhere.example',
    'https://auth.lighting.example.evil.example',
    'http://auth.lighting.example',
    'https://auth.lighting.example:8443',
    'null',
    '',
  ])('does not hear the origin %j', (from) => {
    send({ type: 'loginSuccess', expiresIn: 600 }, from);
    expect(heard).toEqual([]);
  });

  it('does not hear another window of the right origin, nor one before the frame is there', () => {
    send({ type: 'close' }, origin, {});
    send({ type: 'close' }, origin, null);
    stop();
    stop = listenToFrame(
      () => null,
      origin,
      (message) => heard.push(message),
    );
    send({ type: 'close' });
    expect(heard).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', 'close'],
    ['JSON as text', '{"type":"close"}'],
    ['a list', [{ type: 'close' }]],
    ['no type', { view: 'login' }],
    ['an unknown type', { type: 'signOut' }],
    ['a message to the frame', { type: 'show', view: 'login' }],
    ['an unknown view', { type: 'view', view: '__proto__' }],
    ['a field too many', { type: 'close', redirect: 'https://evil.example' }],
    ['a field too few', { type: 'loginSuccess' }],
    ['a session without a time', { type: 'loginSuccess', expiresIn: -1 }],
    ['a time as text', { type: 'signUpSuccess', expiresIn: '600' }],
    ['a height that hides the page', { type: 'height', pixels: 1e9 }],
    ['a height that is no number', { type: 'height', pixels: Number.NaN }],
    ['a code of a thousand letters', { type: 'loginError', code: 'x'.repeat(1000) }],
    ['a prototype', JSON.parse('{"__proto__":{"type":"close"}}')],
  ])('does not hear %s', (_what, data) => {
    send(data);
    expect(heard).toEqual([]);
  });
});
