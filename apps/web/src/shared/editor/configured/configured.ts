import { codedAttributes, no, ok, problem } from '@lucerna/engine';
import type { Choices, Result } from '@lucerna/engine';

/** What was chosen for one luminaire, and how many of it are wanted. */
export interface Configured {
  readonly choices: Choices;
  readonly quantity: number;
}

/** Some of the choices, whole choices in place of the present ones as a repair gives them, or another quantity. */
export type ConfiguredEdit =
  | { readonly type: 'choose' | 'take'; readonly choices: Choices }
  | { readonly type: 'set-quantity'; readonly quantity: number };

const isSame = (one: Choices, other: Choices) =>
  one.pendantHeight === other.pendantHeight && codedAttributes.every((name) => one[name] === other[name]);

/** Whether two say the same. */
export const isSameConfigured = (one: Configured, other: Configured): boolean =>
  one.quantity === other.quantity && isSame(one.choices, other.choices);

/** Nothing is refused: what cannot be made is told by the engine, with the way out. */
export function applyToConfigured(configured: Configured, edit: ConfiguredEdit): Result<Configured> {
  if (edit.type === 'set-quantity') {
    return ok(
      edit.quantity === configured.quantity ? configured : { ...configured, quantity: edit.quantity },
    );
  }
  const choices = edit.type === 'take' ? edit.choices : { ...configured.choices, ...edit.choices };
  return ok(isSame(choices, configured.choices) ? configured : { ...configured, choices });
}

/** As it is kept: plain data already. */
export const storeConfigured = ({ choices, quantity }: Configured) => ({ choices, quantity });

/** Reads kept choices again. Errors: `domain-incorrect` for what is none; a value that is gone is told by the engine. */
export function rebuildConfigured(stored: unknown): Result<Configured> {
  const { choices, quantity } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof choices !== 'object' || choices === null)
    return no(problem('domain-incorrect', { path: 'choices' }));
  const { pendantHeight, ...coded } = choices as Readonly<Record<string, unknown>>;
  for (const name of codedAttributes) {
    const value = coded[name];
    if (value !== undefined && typeof value !== 'string')
      return no(problem('domain-incorrect', { path: name }));
  }
  if (pendantHeight !== undefined && !Number.isSafeInteger(pendantHeight)) {
    return no(problem('domain-incorrect', { path: 'pendantHeight' }));
  }
  const isCount = Number.isSafeInteger(quantity) && Number(quantity) > 0;
  return ok({ choices, quantity: isCount ? Number(quantity) : 1 });
}
