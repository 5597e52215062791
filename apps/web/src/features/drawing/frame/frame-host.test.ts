import { describe, expect, it } from 'vitest';
import type { ConfiguratorRequest } from '@lucerna/contract';
import { openFrameHost } from './frame-host';

const host = 'https://shop.example';

function frameIn(around: string) {
  const listeners = new Set<(event: MessageEvent) => void>();
  const told: { message: unknown; to: string }[] = [];
  const parent = { postMessage: (message: unknown, to: string) => told.push({ message, to }) };
  const window = {
    parent,
    location: { ancestorOrigins: [around] },
    document: { referrer: '' },
    addEventListener: (_: string, listener: never) => listeners.add(listener),
    removeEventListener: (_: string, listener: never) => listeners.delete(listener),
  } as unknown as Parameters<typeof openFrameHost>[0];
  const says = (data: unknown, origin = around, source: unknown = parent) => {
    for (const listener of listeners) listener({ data, origin, source } as MessageEvent);
  };
  return { window, told, says };
}

const request = { type: 'export', format: 'ifc' };

describe('the page around a framed configurator', () => {
  it('is told what fits, at its own origin', () => {
    const { window, told } = frameIn(host);
    openFrameHost(window, [host]).tell({ type: 'ready', version: 1 });
    openFrameHost(window, [host]).tell({ type: 'ready', version: 2 } as never);
    expect(told).toEqual([{ message: { type: 'ready', version: 1 }, to: host }]);
  });

  it('is heard when it asks what may be asked', () => {
    const { window, says } = frameIn(host);
    const heard: ConfiguratorRequest[] = [];
    const stop = openFrameHost(window, [host]).listen((each) => heard.push(each));
    says(request);
    says({ type: 'export', format: 'exe' });
    stop();
    says(request);
    expect(heard).toEqual([request]);
  });

  it('is neither told nor heard when it is another', () => {
    const { window, told, says } = frameIn('https://elsewhere.example');
    const heard: unknown[] = [];
    const opened = openFrameHost(window, [host]);
    opened.tell({ type: 'ready', version: 1 });
    opened.listen((each) => heard.push(each));
    says(request);
    says(request, host);
    expect([told, heard]).toEqual([[], []]);
  });

  it('does not hear other windows of its origin', () => {
    const { window, says } = frameIn(host);
    const heard: unknown[] = [];
    openFrameHost(window, [host]).listen((each) => heard.push(each));
    says(request, host, {});
    expect(heard).toEqual([]);
  });
});
