import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluationOf, type KeptEvaluation } from './line-evaluation';

// What databases hold. These files are never made anew: a change of the stored form adds one.
const stored = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../test/stored/line-evaluation-${name}.json`, import.meta.url), 'utf8'),
  ) as KeptEvaluation;

describe('an evaluation that was stored', () => {
  it.each(['1-luminaire', '1-creation'])('before its offer had a last day keeps all it said (%s)', (name) => {
    const evaluation = evaluationOf(stored(name));
    expect(evaluation).toEqual(stored(name));
    expect(evaluation.offeredUntil).toBeUndefined();
  });

  it('before it had a version keeps all it said, the last day of its offer among it', () => {
    expect(evaluationOf(stored('1-dated'))).toEqual(stored('1-dated'));
  });

  it.each(['2-luminaire', '2-creation'])('by this release is read as it stands (%s)', (name) => {
    const kept = stored(name);
    expect(evaluationOf(kept)).toBe(kept);
    const { version: _, ...said } = kept;
    // As one of the first version it is read field by field.
    expect(evaluationOf({ ...said, version: undefined })).toEqual(said);
  });

  it('by a later release, or with a field of another kind, is not taken for one of today', () => {
    const later = { ...stored('2-luminaire'), version: 3 } as unknown as KeptEvaluation;
    const other = { ...stored('1-luminaire'), moq: 'one' } as unknown as KeptEvaluation;
    expect(() => evaluationOf(later)).toThrow('version');
    expect(() => evaluationOf(other)).toThrow('moq');
  });
});
