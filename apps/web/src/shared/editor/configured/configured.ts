import { codedAttributes, no, ok, problem, type Choices, type Result } from '@lucerna/engine';
import { newerDraft, readDraftFields } from '../autosave/draft-fields';
import type { EditorKind } from '../store/editor-kind';

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

/**
 * Reads the choices of a draft again. Errors: those of `readDraftFields`, `domain-newer` for attributes that this release does not
 * know, `domain-incorrect` for what is none. A value that is gone is told by the engine.
 */
export function rebuildConfigured(stored: unknown): Result<Configured> {
  const read = readDraftFields(stored, ['choices']);
  if (!read.ok) return read;
  const { fields, quantity } = read.value;
  const { choices } = fields;
  if (typeof choices !== 'object' || choices === null || Array.isArray(choices))
    return no(problem('domain-incorrect', { path: 'choices' }));
  const { pendantHeight, ...coded } = choices as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(coded)) {
    if (!codedAttributes.some((each) => each === name)) return no(problem('domain-newer', newerDraft));
    if (value !== undefined && typeof value !== 'string')
      return no(problem('domain-incorrect', { path: name }));
  }
  if (pendantHeight !== undefined && !Number.isSafeInteger(pendantHeight)) {
    return no(problem('domain-incorrect', { path: 'pendantHeight' }));
  }
  return ok({ choices, quantity });
}

/** The editor of one luminaire. */
export const configuredKind: EditorKind<Configured, ConfiguredEdit, null> = {
  applyWith: () => applyToConfigured,
  ...{ store: storeConfigured, rebuild: rebuildConfigured },
};
