import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendReport } from './send-report';
import { framesOf } from './stack-frames';

afterEach(() => vi.unstubAllGlobals());

describe('a report from a browser', () => {
  it('is an envelope of three lines to the project of the DSN, without cookies and persons', async () => {
    const sent: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      sent.push([address, init]);
      return Promise.resolve(new Response('{}'));
    });
    const target = {
      dsn: 'https://key@errors.example/under/7',
      environment: 'staging',
      release: 'lucerna@1',
    };
    const message = 'getUser failed: 500 for a.person@firm.example 11111111-2222-4333-8444-555555555555';
    await sendReport(target, { level: 'error', message, tags: { action: 'getUser' } });
    const [address, init] = sent[0]!;
    expect(address).toMatch(/^https:\/\/errors\.example\/under\/api\/7\/envelope\/\?.*sentry_key=key$/);
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
    const [header, item, event] = (init.body as string).split('\n').map((line) => JSON.parse(line) as object);
    expect(header).toHaveProperty('event_id');
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      level: 'error',
      environment: 'staging',
      tags: { action: 'getUser' },
      exception: { values: [{ type: 'Failure', value: 'getUser failed: 500 for [hidden] [hidden]' }] },
    });
  });

  it('reads the places of a stack as Chromium and Firefox write it, by their path alone', () => {
    const frame = { function: 'f', filename: '/a.js', lineno: 1, colno: 2, in_app: true };
    expect(framesOf('Error: x\n    at f (https://h.example/a.js?t=1:1:2)')).toEqual([frame]);
    expect(framesOf('f@https://h.example/a.js:1:2')).toEqual([frame]);
    expect(framesOf('    at https://h.example/a.js:1:2')).toEqual([{ ...frame, function: '?' }]);
  });
});
