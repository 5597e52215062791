import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missingPart } from './coming';
import { readCode } from './read-code';

const told = vi.fn();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  page.addEventListener(missingPart, told);
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  told.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cutOff = () => vi.fn(() => Promise.reject(new TypeError('network')));

it('is asked for once when the network is back, not once more when the pause is over', async () => {
  const read = cutOff();
  readCode(read, vi.fn());
  await vi.advanceTimersByTimeAsync(1000);
  read.mockReturnValue(new Promise<never>(() => undefined));
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('tells the page when it fails again, and not before', async () => {
  const read = cutOff();
  readCode(read, vi.fn());
  await vi.advanceTimersByTimeAsync(1000);
  expect([read.mock.calls.length, told.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([read.mock.calls.length, told.mock.calls.length]).toEqual([2, 1]);
});

it('stops with who wanted it', async () => {
  const read = cutOff();
  const stop = readCode(read, vi.fn());
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});
