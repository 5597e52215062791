import { expect, it, vi } from 'vitest';
import { together } from './reading';

const project = { error: { status: 500 }, isAsking: false, retry: vi.fn() };
/** Waits for the project, of which it needs the catalogue. */
const catalogue = { isAsking: true, retry: vi.fn() };

it('can be read again where one failed, though another one waits for it', () => {
  const both = together(project, catalogue);
  expect(both.error).toBe(project.error);
  expect(both.isAsking).toBe(false);
  both.retry();
  expect(project.retry).toHaveBeenCalledOnce();
  expect(together({ ...project, isAsking: true }, catalogue).isAsking).toBe(true);
});

it('is read while one of them is', () => {
  expect(together({ isAsking: false, retry: vi.fn() }, catalogue)).toMatchObject({ isAsking: true });
});
