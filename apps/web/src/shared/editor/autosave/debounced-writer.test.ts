import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDebouncedWriter } from './debounced-writer';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes once for all steps of a moment, within it', async () => {
  const write = vi.fn(() => Promise.resolve());
  const keeper = createDebouncedWriter(write, { delayMs: 300 });
  keeper.schedule();
  await vi.advanceTimersByTimeAsync(200);
  keeper.schedule();
  await vi.advanceTimersByTimeAsync(100);
  expect(write).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(write).toHaveBeenCalledTimes(1);
});

it('waits for a write that runs, and then keeps what came meanwhile', async () => {
  let finish = () => {};
  const write = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const keeper = createDebouncedWriter(write, { delayMs: 300 });
  keeper.schedule();
  await vi.advanceTimersByTimeAsync(300);
  keeper.schedule();
  await vi.advanceTimersByTimeAsync(900);
  expect(write).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(300);
  expect(write).toHaveBeenCalledTimes(2);
});

it('keeps at once when the page goes, and nothing after it was stopped', async () => {
  const write = vi.fn(() => Promise.resolve());
  const keeper = createDebouncedWriter(write, { delayMs: 300 });
  keeper.schedule();
  keeper.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(write).toHaveBeenCalledTimes(1);
  keeper.schedule();
  void keeper.stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(write).toHaveBeenCalledTimes(1);
});

it('keeps while steps go on, and tries again after a write that failed', async () => {
  const write = vi.fn(() => Promise.resolve(write.mock.calls.length > 2));
  const keeper = createDebouncedWriter(write, { delayMs: 300, againMs: 5000 });
  for (let step = 0; step < 10; step += 1) {
    keeper.schedule();
    await vi.advanceTimersByTimeAsync(60);
  }
  expect(write).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(write).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(write).toHaveBeenCalledTimes(3);
});

it('waits for a write that runs when it is stopped', async () => {
  let finish = () => {};
  const keeper = createDebouncedWriter(() => new Promise<void>((resolve) => (finish = resolve)), {
    delayMs: 300,
  });
  keeper.schedule();
  keeper.flush();
  const stopped = vi.fn();
  void keeper.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1000);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(stopped).toHaveBeenCalled();
});

it('writes the last step beside a write that runs when the page goes, where writes may overlap', async () => {
  const finish: (() => void)[] = [];
  const write = vi.fn(() => new Promise<void>((resolve) => void finish.push(resolve)));
  const keeper = createDebouncedWriter(write, { delayMs: 300, mayOverlap: true });
  keeper.schedule();
  keeper.flush();
  keeper.schedule();
  keeper.flush();
  expect(write).toHaveBeenCalledTimes(2);
  finish[0]!();
  await vi.advanceTimersByTimeAsync(0);
  keeper.schedule();
  await vi.advanceTimersByTimeAsync(1000);
  expect(write).toHaveBeenCalledTimes(2);
  finish[1]!();
  await vi.advanceTimersByTimeAsync(300);
  expect(write).toHaveBeenCalledTimes(3);
});
