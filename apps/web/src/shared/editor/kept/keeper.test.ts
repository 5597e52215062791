import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeeper } from './keeper';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes once for all steps of a moment, within it', async () => {
  const write = vi.fn(() => Promise.resolve());
  const keeper = createKeeper(write, 300);
  keeper.touch();
  await vi.advanceTimersByTimeAsync(200);
  keeper.touch();
  await vi.advanceTimersByTimeAsync(100);
  expect(write).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(write).toHaveBeenCalledTimes(1);
});

it('waits for a write that runs, and then keeps what came meanwhile', async () => {
  let finish = () => {};
  const write = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const keeper = createKeeper(write, 300);
  keeper.touch();
  await vi.advanceTimersByTimeAsync(300);
  keeper.touch();
  await vi.advanceTimersByTimeAsync(900);
  expect(write).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(300);
  expect(write).toHaveBeenCalledTimes(2);
});

it('keeps at once when the page goes, and nothing after it was stopped', async () => {
  const write = vi.fn(() => Promise.resolve());
  const keeper = createKeeper(write, 300);
  keeper.touch();
  keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(write).toHaveBeenCalledTimes(1);
  keeper.touch();
  keeper.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(write).toHaveBeenCalledTimes(1);
});
