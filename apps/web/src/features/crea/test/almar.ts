/// <reference types="node" />
import { createSpace, elementCatalogue, prepareModel } from '@lucerna/engine';
import type { Article, Canopy, ElementCatalogue, Model, ModelSheet, Space } from '@lucerna/engine';
import { readFileSync } from 'node:fs';
import { applyWith } from '../command/composed';
import type { CreaEdit } from '../command/composed';
import { addLuminaire } from '../command/add';

const feed = new URL('../../../../../../catalogue/', import.meta.url);
const read = <T>(file: string) => JSON.parse(readFileSync(new URL(file, feed), 'utf8')) as T;

const articles = read<Article[]>('byFamily/201_16.json');

/** The pendants of the collection Almar, as the demo catalogue has them. */
export const models = read<Model[]>('models.json').filter(
  ({ subFamily, kind }) => subFamily.id === 201 && kind === 'pendant',
);

export const almar: ElementCatalogue = elementCatalogue(
  models.flatMap((model) => {
    const rows = {
      model,
      article: articles.find((each) => each.model === model.model) ?? null,
      variations: read<ModelSheet['variations']>(`variations/${model.model}_16.json`),
      rules: read<ModelSheet['rules']>('rules/201.json'),
      prices: read<ModelSheet['prices']>('prices.json'),
    };
    const prepared = prepareModel({ catalogId: 16, revision: 1, pricesHidden: false, ...rows }, '2026-11-21');
    return prepared.ok ? [prepared.value] : [];
  }),
  read<Canopy[]>('canopies.json'),
);

/** Ids that rise: `n1`, `n2` and so on. */
export function countedIds(): () => string {
  let count = 0;
  return () => `n${++count}`;
}

/** The room after an edit that must be taken. */
export function after(space: Space, edit: CreaEdit | null): Space {
  if (!edit) throw new Error('There is no edit.');
  const edited = applyWith(almar)({ space, quantity: 1 }, edit);
  if (!edited.ok) throw new Error(edited.problems.map(({ code }) => code).join());
  return edited.value.space;
}

/** A room with some pendants, and their ids. */
export function roomWith(count: number): { space: Space; ids: readonly string[]; newId: () => string } {
  const newId = countedIds();
  const made = createSpace({ id: 'room' });
  if (!made.ok) throw new Error('There is no room.');
  let space = made.value;
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { edit, id } = addLuminaire(space, almar, models[0]!, { selection: [], newId });
    space = after(space, edit);
    ids.push(id);
  }
  return { space, ids, newId };
}
