import { httpProblems } from '@lucerna/contract';
import { problems } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { readTexts } from '../features/site/texts';
import { folders } from '../folders';
import { statusOf } from './refuse';

const codes = [...Object.keys(problems), ...Object.keys(httpProblems)];
const texts = readTexts(folders.texts, 'common-front');

describe('the problems', () => {
  it('all have a text, and no text is left over', () => {
    const kept = Object.keys(texts).filter((key) => key.startsWith('problem.'));
    expect(kept.sort()).toEqual(codes.map((code) => `problem.${code}`).sort());
  });

  it('are all a 4xx, beside the broken machine, those that are away and the one that cannot write', () => {
    const others = codes.filter((code) => statusOf(code) < 400 || statusOf(code) > 499);
    expect(others).toEqual(['unexpected', 'unavailable', 'filesAway', 'cannotSave']);
  });

  it('ask in their texts only for data that the table names too', () => {
    const asked = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
    const table: Record<string, { text: string }> = { ...problems, ...httpProblems };
    const wrong = codes.filter((code) => {
      const given = asked(table[code]!.text);
      return asked(texts[`problem.${code}`]!.en.replaceAll(/\{#|(one|other) \{/g, '')).some(
        (name) => !given.includes(name),
      );
    });
    expect(wrong).toEqual([]);
  });
});
