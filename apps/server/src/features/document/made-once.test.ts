import { expect, it } from 'vitest';
import type { DocumentAsked } from './document-process';
import { madeOnce } from './made-once';

type Asked = Extract<DocumentAsked, { kind: 'pdf' }>;

const letterhead = { accent: '#222222', onAccent: '#ffffff', logo: null };
const wording = { language: 'en', locale: 'en-GB', letterhead };

const asked = (code: string): Asked => ({
  kind: 'pdf',
  document: {
    ...{ brand: 'A', title: 'B', collection: 'C', name: 'D', code, line: '', createdOn: '2026-09-01' },
    ...{ foot: '', paper: 'a4', units: 'metric', scale: '', pages: [] },
  },
  look: null,
  views: { elevation: 'Elevation', plan: 'Plan' },
  wording,
});

function maker() {
  const made: string[] = [];
  return {
    made,
    make: async ({ kind, ...of }: DocumentAsked): Promise<Uint8Array> => {
      await new Promise(setImmediate);
      const { code } = 'document' in of && 'code' in of.document ? of.document : { code: kind };
      made.push(code);
      if (code === 'broken') throw new Error('No document');
      return new TextEncoder().encode(code);
    },
  };
}

it('makes a document once for two who ask for it at once, and for who asks later', async () => {
  const { made, make } = maker();
  const both = await Promise.all([madeOnce(asked('once'), make), madeOnce(asked('once'), make)]);
  expect(both[0]).toBe(both[1]);
  expect(await madeOnce(asked('once'), make)).toBe(both[0]);
  expect(made).toEqual(['once']);
});

it('makes another document, and in another language, anew', async () => {
  const { made, make } = maker();
  await madeOnce(asked('one'), make);
  await madeOnce(asked('other'), make);
  await madeOnce({ ...asked('one'), wording: { ...wording, language: 'de' } }, make);
  expect(made).toEqual(['one', 'other', 'one']);
});

it('tries again what could not be made', async () => {
  const { made, make } = maker();
  for (const time of [1, 2]) {
    await expect(madeOnce(asked('broken'), make), String(time)).rejects.toThrow('No document');
  }
  expect(made).toEqual(['broken', 'broken']);
});
