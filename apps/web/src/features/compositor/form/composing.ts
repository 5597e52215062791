import type {
  Alignment,
  ArrayOf,
  Configuration,
  Edit,
  Luminaire,
  PlanAxis,
  Position,
  Space,
} from '@lucerna/engine';
import { alignEdit, distributeEdit, heightLimits, problem } from '@lucerna/engine';
import { useMemo, useState } from 'react';
import type { Asked, SaidAct, SpaceEditing } from '../../../shared/editor';
import { arrayPendants } from '../../../shared/composing/array-pendants';
import { pendantsOf, type ComposeEdit, type Placing } from '../../../shared/composing/compose';
import { heightStep } from '../../../shared/composing/height-step';
import {
  addPendants,
  countPendants,
  exchangeModel,
  removePendants,
} from '../../../shared/composing/pendants';

const newId = () => crypto.randomUUID();

/** Joins the edits of one drag. */
const dragOf = (id: string) => `drag ${id}`;

/** What can be done with a composition; each is one step back and forth. */
export interface ComposingActs {
  /** There is one pendant only, which stays. */
  readonly isLast: boolean;
  readonly count: (pendants: number) => void;
  readonly add: (model: string) => void;
  readonly remove: (pendant: Luminaire) => void;
  readonly exchange: (pendant: Luminaire, model: string) => void;
  /** Puts one model in the place of all pendants. */
  readonly exchangeAll: (model: string) => void;
  /** Whole centimetres. */
  readonly hang: (pendant: Luminaire, pendantHeight: number, isGoingOn?: boolean) => void;
  readonly move: (pendant: Luminaire, to: Position, isGoingOn?: boolean) => void;
  /** The hand that slid or lifted something has let go of it, wherever that is now. */
  readonly letGo: (way: 'slide' | 'lift') => void;
  /** The drag of a pendant was given up: it is where it was. */
  readonly giveUp: (id: string) => void;
  readonly place: (placing: Placing) => void;
  /** Brings what is selected into line, or all where less than two are; freely placed from then on. */
  readonly align: (alignment: Alignment) => void;
  readonly distribute: (axis: PlanAxis) => void;
  /** Copies what is selected, or all, into rows and columns; answers whether that was possible. */
  readonly array: (places: ArrayOf) => boolean;
  /** Moves what is selected by so many centimetres along the width and the depth; freely placed from then on. */
  readonly nudge: (xCm: number, zCm: number) => void;
  /** Makes what is selected longer by a step in centimetres, or shorter. */
  readonly lengthen: (stepCm: number) => void;
  /** Removes what is selected; of all the first one stays. */
  readonly removeChosen: () => void;
  readonly chooseAll: () => void;
  /** Attributes of all pendants, or of some. */
  readonly change: (delta: Configuration, ids?: readonly string[], joins?: string) => void;
}

/** A composition that is being edited, with the pattern in which it is placed. */
export interface Composing extends SpaceEditing<ComposeEdit> {
  /** In their order. */
  readonly pendants: readonly Luminaire[];
  readonly placing: Placing;
  /** How many pendants are brought into line together. */
  readonly aligned: number;
  readonly acts: ComposingActs;
}

/** The acts of a composition; something stored is placed freely at first, so that nothing of it moves by itself. */
export function useComposing(editing: SpaceEditing<ComposeEdit>, isNew: boolean): Composing {
  const { editor, editTelling, state, catalogue } = editing;
  const { sayAct, sayPlace, nameOf } = editing.saying;
  const { space } = state.value;
  const [placings] = useState(() => new WeakMap<Space, Placing>([[space, isNew ? 'line' : 'free']]));
  const [lastPlacing, setPlacing] = useState<Placing>(isNew ? 'line' : 'free');
  // Each step is placed as it was then, so that undo brings the pattern back as well.
  const placing = placings.get(space) ?? lastPlacing;
  const pendants = useMemo(() => pendantsOf(space), [space]);
  /** Pendants as they are now, which are others than those of the last rendering once something was done. */
  const now = (some: readonly string[]) =>
    pendantsOf(editor.state().value.space).filter(({ id }) => some.includes(id));
  function placed(isTaken: boolean, by: Placing): boolean {
    if (isTaken) {
      placings.set(editor.state().value.space, by);
      setPlacing(by);
    }
    return isTaken;
  }
  const take = (edit: Edit, by: Placing = placing, joins?: string, isGoingOn?: boolean): boolean =>
    placed(editor.edit({ type: 'compose', edit, placing: by }, { joins, isGoingOn }), by);
  const takeTelling = (edit: Edit, by: Placing, asked: Asked, joins?: string): boolean =>
    placed(editTelling({ type: 'compose', edit, placing: by }, asked, { joins }), by);
  function say(isTaken: boolean, act: SaidAct, of: readonly Luminaire[]): void {
    if (isTaken && of.length > 0) sayAct(act, nameOf(of));
  }
  function sayWhere(of: readonly string[]): void {
    const [first, ...others] = now(of);
    if (first) sayPlace(first, nameOf([first, ...others]));
  }
  function remove(gone: readonly Luminaire[]): void {
    const isTaken = takeTelling(
      removePendants(
        space,
        gone.map(({ id }) => id),
      ),
      placing,
      arranged,
    );
    say(isTaken, 'remove', gone);
  }
  // The heights of a cascade are asked for with the pattern.
  const arranged: Asked = placing === 'cascade' ? { delta: { pendantHeightBy: 0 } } : {};
  /** Puts a model in the place of some pendants. */
  function exchange(of: readonly Luminaire[], model: string): void {
    const inPlaceOf = new Map<string, string>();
    const edits = of.map((pendant) => {
      const id = newId();
      inPlaceOf.set(id, pendant.id);
      return exchangeModel(space, pendant, model, () => id, catalogue.elements);
    });
    const isTaken = takeTelling({ type: 'batch', edits }, placing, { ...arranged, inPlaceOf });
    say(isTaken, 'change', now([...inPlaceOf.keys()]));
  }
  // A cascade sets the heights itself: one that a hand sets must not be taken back.
  const kept: Placing = placing === 'cascade' ? 'circle' : placing;
  const free: Placing = 'free';
  const ids = pendants.map(({ id }) => id);
  const chosen = ids.filter((id) => state.selection.includes(id));
  const aligned = chosen.length > 1 ? chosen : ids;
  const takeFreely = (edit: Edit, act: SaidAct) => say(take(edit, free), act, now(aligned));
  const held = pendants.filter(({ id }) => chosen.includes(id));
  return {
    ...editing,
    pendants,
    placing,
    aligned: aligned.length,
    acts: {
      isLast: pendants.length <= 1,
      count: (wanted) => {
        const edit = countPendants(space, wanted, newId, catalogue.elements);
        const isTaken = takeTelling(edit, placing, arranged, 'count');
        const after = pendantsOf(editor.state().value.space);
        say(isTaken, 'add', after.slice(pendants.length));
        say(isTaken, 'remove', pendants.slice(after.length));
      },
      add: (model) => {
        const isTaken = takeTelling(
          addPendants(space, model, 1, newId, catalogue.elements),
          placing,
          arranged,
        );
        say(isTaken, 'add', pendantsOf(editor.state().value.space).slice(-1));
      },
      remove: (pendant) => remove([pendant]),
      exchange: (pendant, model) => exchange([pendant], model),
      exchangeAll: (model) => exchange(pendants, model),
      hang: (pendant, pendantHeight, isGoingOn) => {
        const { id } = pendant;
        const edit: Edit = { type: 'change-attributes', ids: [id], delta: { pendantHeight } };
        say(take(edit, kept, isGoingOn ? dragOf(id) : `hang ${id}`, isGoingOn), 'height', [pendant]);
      },
      move: ({ id }, to, isGoingOn) => {
        const joins = isGoingOn ? dragOf(id) : `move ${id}`;
        if (take({ type: 'move', id, to }, free, joins, isGoingOn) && !isGoingOn) sayWhere([id]);
      },
      letGo: (way) => {
        editor.settle();
        if (way === 'slide') sayWhere(editor.state().selection);
      },
      giveUp: (id) => editor.giveUp(dragOf(id)),
      place: (next) => {
        const before = editor.state().value.space;
        const isTaken = take({ type: 'batch', edits: [] }, next);
        if (before !== editor.state().value.space) say(isTaken, 'move', pendants);
      },
      align: (alignment) => takeFreely(alignEdit(space, aligned, alignment, catalogue.elements), 'align'),
      distribute: (axis) =>
        takeFreely(distributeEdit(space, aligned, axis, catalogue.elements), 'distribute'),
      array: (places) => {
        const of = chosen.length > 0 ? chosen : ids;
        const arrayed = arrayPendants(space, of, places, newId, catalogue.elements);
        if (!arrayed.ok) {
          editor.refuse(arrayed.problems);
          return false;
        }
        const { edit, added } = arrayed.value;
        if (!take(edit, free)) return false;
        editor.select([...of, ...added]);
        say(true, 'array', now([...of, ...added]));
        return true;
      },
      nudge: (xCm, zCm) => {
        const by = { x: Math.round(xCm * 100) / 10_000, y: 0, z: Math.round(zCm * 100) / 10_000 };
        const edits = chosen.map((id): Edit => ({ type: 'move', id, by }));
        if (edits.length === 0) return;
        if (take({ type: 'batch', edits }, free, `nudge ${chosen.join()}`)) sayWhere(chosen);
      },
      lengthen: (stepCm) => {
        const hanging = held.flatMap(({ model, attributes: { pendantHeight } }) => {
          const prepared = catalogue.elements.model(model);
          const limits = prepared && heightLimits(prepared, space.config.roomSize);
          return limits && pendantHeight !== undefined ? [{ limits, pendantHeight }] : [];
        });
        const [from] = hanging;
        if (!from) return;
        const wanted = heightStep(from.pendantHeight, stepCm);
        // As far as all of them go; where one goes no further, the engine says so.
        const ways = hanging.map(({ limits, pendantHeight }) =>
          wanted > 0 ? limits.max - pendantHeight : pendantHeight - limits.min,
        );
        const most = Math.min(Math.abs(wanted), ...ways);
        const pendantHeightBy = most > 0 ? Math.sign(wanted) * most : wanted;
        const edit: Edit = { type: 'change-attributes', ids: chosen, delta: { pendantHeightBy } };
        say(take(edit, kept, `lengthen ${chosen.join()}`), 'height', held);
      },
      removeChosen: () => {
        const [first] = pendants;
        const gone = held.length < pendants.length ? held : held.filter((each) => each !== first);
        if (gone.length > 0) remove(gone);
        else if (held.length > 0) editor.refuse([problem('last-pendant')]);
      },
      chooseAll: () => editor.select(ids),
      change: (delta, some = ids, joins) => {
        const edit: Edit = { type: 'change-attributes', ids: some, delta };
        say(takeTelling(edit, kept, { delta, ids: some }, joins), 'change', now(some));
      },
    },
  };
}
