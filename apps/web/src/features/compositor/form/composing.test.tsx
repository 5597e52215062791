import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EditorCatalogue, Saying, SpaceDocument } from '../../../shared/editor';
import { createEditor } from '../../../shared/editor/store/editor';
import { demoCatalogue, demoModels } from '../../../shared/editor/test/demo-catalogue';
import type { MovedInRoomEdit } from '../../../shared/editor/moved/moved-beside';
import { telling } from '../../../shared/editor/moved/use-moved-in-room';
import {
  applyToSpaceDocument,
  type SpaceDocumentEdit,
} from '../../../shared/editor/space-document/space-document';
import { composeWith, pendantsOf, type ComposeEdit } from '../../../shared/composing/compose';
import { beginComposing } from '../../../shared/composing/start';
import { useComposing, type Composing } from './composing';

const estel = demoModels(({ subFamily, isComposingPendant }) => isComposingPendant && subFamily.id === 214);
const elements = demoCatalogue(estel);

/** Some pendants in a line, as the form has them: new ones in their pattern, stored ones freely. */
function compose(count: number, isNew = true) {
  const { model } = estel[0]!;
  const begun = beginComposing({ elements }, { model, pendants: count, placing: 'line' });
  if (!begun.ok) throw new Error(begun.problems.map(({ code }) => code).join());
  const start: SpaceDocument = { space: begun.value, quantity: 1 };
  const editor = createEditor<SpaceDocument, SpaceDocumentEdit<ComposeEdit>>({
    start,
    apply: applyToSpaceDocument(composeWith(elements)),
  });
  const catalogue = { elements } as EditorCatalogue;
  const kept = { isRestored: false } as never;
  const told: (MovedInRoomEdit | null)[] = [];
  const editTelling = telling(
    editor,
    ({ space }) => space,
    (moved) => told.push(moved),
  );
  const heard: string[] = [];
  const saying: Saying = {
    say: (sentence) => heard.push(sentence),
    sayAct: (act, what) => heard.push(`${act} ${what}`),
    sayStep: (step) => heard.push(step),
    sayPlace: ({ position: { x, z } }) => heard.push(`at ${x.toFixed(2)} ${z.toFixed(2)}`),
    nameOf: (articles) => String(articles.length),
  };
  const given = {
    catalogue,
    editor,
    kept,
    editTelling,
    saying,
    said: { text: '', turn: 0 },
    undo: editor.undo,
    redo: editor.redo,
  };
  const composing = (): Composing => {
    let found: Composing | null = null;
    function Form() {
      found = useComposing({ ...given, state: editor.state(), moved: null }, isNew);
      return null;
    }
    renderToStaticMarkup(<Form />);
    return found!;
  };
  return { editor, composing, told, heard, pendants: () => pendantsOf(editor.state().value.space) };
}

afterEach(() => void vi.useRealTimers());

describe('pendants on one canopy', () => {
  it('are brought into line all together, or those that are chosen where they are several', () => {
    const { editor, composing, pendants } = compose(4);
    const [one, two] = pendants().map(({ id }) => id);
    expect(composing().aligned).toBe(4);
    editor.select([one!]);
    expect(composing().aligned).toBe(4);
    editor.select([one!, two!]);
    expect(composing().aligned).toBe(2);
    expect(compose(1).composing().aligned).toBe(1);
  });

  it('tell which control the driver took along that is elsewhere from now on, and nothing of a colour', () => {
    const { composing, told } = compose(1);
    composing().acts.change({ color: '20' });
    expect(told).toEqual([null]);
    composing().acts.change({ installation: '31' });
    expect(told.at(-1)).toMatchObject({
      gaveWay: false,
      beside: { values: [{ attribute: 'control', from: ['A'], to: ['M'] }] },
    });
  });

  it('tell what another model in their place does not come with, but not the heights of a cascade', () => {
    const { composing, pendants, told } = compose(2);
    composing().acts.hang(pendants()[0]!, 250);
    composing().acts.exchange(pendants()[0]!, '2143');
    expect(told.at(-1)).toBeNull();
    composing().acts.place('cascade');
    composing().acts.exchangeAll('2145');
    expect(told.at(-1)).toBeNull();
    composing().acts.count(5);
    expect(told.at(-1)).toBeNull();
  });

  it('are moved by keys all that are chosen, and placed freely from then on', () => {
    const { editor, composing, pendants, heard } = compose(3);
    const before = pendants().map(({ position }) => position);
    const [first, , third] = pendants().map(({ id }) => id);
    composing().acts.nudge(1, 0);
    expect(heard).toEqual([]);
    editor.select([first!, third!]);
    composing().acts.nudge(10, 0);
    composing().acts.nudge(0, -1);
    const ways = pendants().map(({ position }, at) => [
      Math.round((position.x - before[at]!.x) * 100),
      Math.round((position.z - before[at]!.z) * 100),
    ]);
    expect(ways).toEqual([
      [10, -1],
      [0, 0],
      [10, -1],
    ]);
    expect(heard).toHaveLength(2);
    editor.undo();
    expect(pendants().map(({ position }) => position)).toEqual(before);
  });

  it('are lengthened by keys as far as the room goes, to whole inches where it has feet', () => {
    const { editor, composing, pendants, heard } = compose(2);
    const [one] = pendants();
    const heightOf = (at: number) => pendants()[at]!.attributes.pendantHeight!;
    const before = heightOf(0);
    editor.select([one!.id]);
    composing().acts.lengthen(10);
    expect([heightOf(0), heightOf(1)]).toEqual([before + 10, before]);
    composing().acts.lengthen(2.54);
    expect(heightOf(0)).toBe(Math.round((Math.round((before + 10) / 2.54) + 1) * 2.54));
    composing().acts.lengthen(1000);
    expect(heightOf(0)).toBe(390);
    expect(new Set(heard)).toEqual(new Set(['height 1']));
    composing().acts.lengthen(10);
    expect(editor.state().problems).toHaveLength(1);
  });

  it('are removed by a key, though one stays of all', () => {
    const { editor, composing, pendants, heard } = compose(3);
    editor.select([pendants()[1]!.id]);
    composing().acts.removeChosen();
    expect(pendants()).toHaveLength(2);
    composing().acts.chooseAll();
    composing().acts.removeChosen();
    expect(pendants()).toHaveLength(1);
    composing().acts.chooseAll();
    composing().acts.removeChosen();
    expect(pendants()).toHaveLength(1);
    expect(heard).toEqual(['remove 1', 'remove 1']);
  });

  it('stand in rows and columns at a typed distance, on their canopy, and no more than a composition has', () => {
    const { editor, composing, pendants, heard } = compose(1);
    const { x, z } = pendants()[0]!.position;
    const rows = { columns: 3, rows: 2, stepX: 0.4, stepZ: 0.5 };
    expect(composing().acts.array(rows)).toBe(true);
    const places = pendants().map(({ position }) => [
      Math.round((position.x - x) * 100),
      Math.round((position.z - z) * 100),
    ]);
    expect(places).toEqual([
      [0, 0],
      [40, 0],
      [80, 0],
      [0, 50],
      [40, 50],
      [80, 50],
    ]);
    expect(editor.state().value.space.compositions[0]!.clusters).toHaveLength(1);
    expect(heard).toEqual(['array 6']);
    expect(composing().acts.array({ ...rows, columns: 11, rows: 1 })).toBe(false);
    expect(editor.state().problems).toEqual([{ code: 'creation-full', data: { most: 60 } }]);
    expect(pendants()).toHaveLength(6);
  });

  it('say what was done with them: how many came and went, what hangs where, what is another', () => {
    const { editor, composing, pendants, heard } = compose(3);
    const { acts } = composing();
    acts.count(5);
    composing().acts.count(2);
    composing().acts.add('2143');
    composing().acts.exchange(pendants()[0]!, '2145');
    composing().acts.hang(pendants()[0]!, 210);
    composing().acts.place('circle');
    composing().acts.place('circle');
    composing().acts.align('middle');
    composing().acts.change({ color: '20' });
    composing().acts.move(pendants()[0]!, { ...pendants()[0]!.position, x: 0.5, z: 0 });
    editor.select([pendants()[0]!.id]);
    composing().acts.letGo('slide');
    expect(heard).toEqual([
      'add 2',
      'remove 3',
      'add 1',
      'change 1',
      'height 1',
      'move 3',
      'align 3',
      'change 3',
      'at 0.50 0.00',
      'at 0.50 0.00',
    ]);
  });

  it('placed freely, go where there is room for more of them', () => {
    const { composing, pendants } = compose(3, false);
    const [, , third] = pendants();
    composing().acts.move(third!, { ...third!.position, x: 0.9 });
    composing().acts.count(40);
    expect(pendants()).toHaveLength(40);
    expect(pendants().filter(({ collides }) => collides)).toEqual([]);
  });

  it('are where they were when their drag is given up', () => {
    const { composing, pendants } = compose(2);
    const before = pendants().map(({ position }) => position.x);
    for (const x of [0.4, 0.8])
      composing().acts.move(pendants()[0]!, { ...pendants()[0]!.position, x }, true);
    composing().acts.giveUp(pendants()[0]!.id);
    expect(pendants().map(({ position }) => position.x)).toEqual(before);
  });

  it('are as they were when a drag is given up that brought one nowhere else', () => {
    const { editor, composing, pendants } = compose(2, false);
    const [first] = pendants();
    composing().acts.move(first!, { ...first!.position, x: 0.6 });
    const [moved] = pendants();
    composing().acts.move(moved!, moved!.position, true);
    composing().acts.giveUp(moved!.id);
    expect(pendants()[0]!.position.x).toBeCloseTo(0.6);
    expect(editor.state().canRedo).toBe(false);
  });

  it('are settled where the hand leaves them, also where their drag is broken off', () => {
    vi.useFakeTimers();
    const { editor, composing, pendants } = compose(2);
    for (const x of [0.1, 0.2]) {
      const [first] = pendants();
      composing().acts.move(first!, { ...first!.position, x }, true);
    }
    expect(editor.state().settled).not.toBe(editor.state().value);
    composing().acts.letGo('slide');
    expect(editor.state().settled).toBe(editor.state().value);
    expect(pendants()[0]!.position.x).toBeCloseTo(0.2);
  });
});
