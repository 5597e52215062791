import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPresses } from './press';
import { readCode } from './read-code';

const told = vi.fn();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
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
  readCode(read, vi.fn(), told);
  await vi.advanceTimersByTimeAsync(1000);
  read.mockReturnValue(new Promise<never>(() => undefined));
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('is told of when it fails again, and not before', async () => {
  const read = cutOff();
  readCode(read, vi.fn(), told);
  await vi.advanceTimersByTimeAsync(1000);
  expect([read.mock.calls.length, told.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([read.mock.calls.length, told.mock.calls.length]).toEqual([2, 1]);
});

it('is asked for ever more rarely, and told of once', async () => {
  const read = cutOff();
  const onRead = vi.fn();
  readCode(read, onRead, told);
  await vi.advanceTimersByTimeAsync(3000 + 6000 + 12_000);
  expect([read.mock.calls.length, told.mock.calls.length]).toEqual([4, 1]);
  read.mockReturnValue(Promise.resolve('code') as Promise<never>);
  await vi.advanceTimersByTimeAsync(24_000);
  expect(onRead).toHaveBeenCalledWith('code');
});

it('is told of with the press that asked for it, not one that came later', async () => {
  const stop = watchPresses();
  page.dispatchEvent(new Event('pointerup'));
  const pressed = performance.now();
  await vi.advanceTimersByTimeAsync(500);
  readCode(cutOff(), vi.fn(), told);
  await vi.advanceTimersByTimeAsync(1000);
  page.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(told.mock.calls).toEqual([[pressed]]);
  stop();
});

it('names no press where it was asked for long after one, or after a key that only closes', async () => {
  const stop = watchPresses();
  page.dispatchEvent(new Event('pointerup'));
  await vi.advanceTimersByTimeAsync(2000);
  page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
  readCode(cutOff(), vi.fn(), told);
  await vi.advanceTimersByTimeAsync(3000);
  expect(told.mock.calls).toEqual([[undefined]]);
  stop();
});

it('stops with who wanted it', async () => {
  const read = cutOff();
  const stop = readCode(read, vi.fn(), told);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});
