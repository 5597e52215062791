import { createSpace, type Space } from '@lucerna/engine';
import { demoCatalogue, demoModels } from '../../../shared/editor/test/demo-catalogue';
import { applyWith, type CreaEdit } from '../command/composed';
import { addLuminaire } from '../command/add';

/** The pendants of the collection Almar, as the demo catalogue has them. */
export const models = demoModels(({ subFamily, kind }) => subFamily.id === 201 && kind === 'pendant');

export const almar = demoCatalogue(models);

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
