import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EditorCatalogue, Whole } from '../../../shared/editor';
import { createEditor } from '../../../shared/editor/store/editor';
import { demoCatalogue, demoModels } from '../../../shared/editor/test/demo-catalogue';
import { applyToWhole, type WholeEdit } from '../../../shared/editor/whole/whole';
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
  const start: Whole = { space: begun.value, quantity: 1 };
  const editor = createEditor<Whole, WholeEdit<ComposeEdit>>({
    start,
    apply: applyToWhole(composeWith(elements)),
  });
  const catalogue = { elements } as EditorCatalogue;
  const kept = { isRestored: false } as never;
  const composing = (): Composing => {
    let found: Composing | null = null;
    function Form() {
      found = useComposing({ catalogue, editor, state: editor.state(), kept }, isNew);
      return null;
    }
    renderToStaticMarkup(<Form />);
    return found!;
  };
  return { editor, composing, pendants: () => pendantsOf(editor.state().value.space) };
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
    composing().acts.letGo();
    expect(editor.state().settled).toBe(editor.state().value);
    expect(pendants()[0]!.position.x).toBeCloseTo(0.2);
  });
});
