import type { Alignment, Configuration, Edit, Luminaire, PlanAxis, Position, Space } from '@lucerna/engine';
import { alignEdit, distributeEdit } from '@lucerna/engine';
import { useMemo, useState } from 'react';
import type { WholeEditing } from '../../../shared/editor';
import { pendantsOf, type ComposeEdit, type Placing } from '../../../shared/composing/compose';
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
  /** The hand that moved something has let go of it, wherever that is now. */
  readonly letGo: () => void;
  /** The drag of a pendant was given up: it is where it was. */
  readonly giveUp: (id: string) => void;
  readonly place: (placing: Placing) => void;
  /** Brings what is selected into line, or all where less than two are; freely placed from then on. */
  readonly align: (alignment: Alignment) => void;
  readonly distribute: (axis: PlanAxis) => void;
  /** Attributes of all pendants, or of some. */
  readonly change: (delta: Configuration, ids?: readonly string[]) => void;
}

/** A composition that is being edited, with the pattern in which it is placed. */
export interface Composing extends WholeEditing<ComposeEdit> {
  /** In their order. */
  readonly pendants: readonly Luminaire[];
  readonly placing: Placing;
  /** How many pendants are brought into line together. */
  readonly aligned: number;
  readonly acts: ComposingActs;
}

/** The acts of a composition; something stored is placed freely at first, so that nothing of it moves by itself. */
export function useComposing(editing: WholeEditing<ComposeEdit>, isNew: boolean): Composing {
  const { editor, state, catalogue } = editing;
  const { space } = state.value;
  const [placings] = useState(() => new WeakMap<Space, Placing>([[space, isNew ? 'line' : 'free']]));
  const [lastPlacing, setPlacing] = useState<Placing>(isNew ? 'line' : 'free');
  // Each step is placed as it was then, so that undo brings the pattern back as well.
  const placing = placings.get(space) ?? lastPlacing;
  const pendants = useMemo(() => pendantsOf(space), [space]);
  function take(edit: Edit, by: Placing = placing, joins?: string, isGoingOn?: boolean): void {
    if (!editor.edit({ type: 'compose', edit, placing: by }, { joins, isGoingOn })) return;
    placings.set(editor.state().value.space, by);
    setPlacing(by);
  }
  // A cascade sets the heights itself: one that a hand sets must not be taken back.
  const kept: Placing = placing === 'cascade' ? 'circle' : placing;
  const free: Placing = 'free';
  const ids = pendants.map(({ id }) => id);
  const chosen = ids.filter((id) => state.selection.includes(id));
  const aligned = chosen.length > 1 ? chosen : ids;
  const takeFreely = (edit: Edit) => take(edit, free);
  return {
    ...editing,
    pendants,
    placing,
    aligned: aligned.length,
    acts: {
      isLast: pendants.length <= 1,
      count: (wanted) => take(countPendants(space, wanted, newId, catalogue.elements), placing, 'count'),
      add: (model) => take(addPendants(space, model, 1, newId, catalogue.elements)),
      remove: ({ id }) => take(removePendants(space, [id])),
      exchange: (pendant, model) => take(exchangeModel(space, pendant, model, newId, catalogue.elements)),
      exchangeAll: (model) =>
        take({
          type: 'batch',
          edits: pendants.map((each) => exchangeModel(space, each, model, newId, catalogue.elements)),
        }),
      hang: ({ id }, pendantHeight, isGoingOn) =>
        take(
          { type: 'change-attributes', ids: [id], delta: { pendantHeight } },
          kept,
          isGoingOn ? dragOf(id) : `hang ${id}`,
          isGoingOn,
        ),
      move: ({ id }, to, isGoingOn) =>
        take({ type: 'move', id, to }, free, isGoingOn ? dragOf(id) : `move ${id}`, isGoingOn),
      letGo: () => editor.settle(),
      giveUp: (id) => editor.giveUp(dragOf(id)),
      place: (next) => take({ type: 'batch', edits: [] }, next),
      align: (alignment) => takeFreely(alignEdit(space, aligned, alignment, catalogue.elements)),
      distribute: (axis) => takeFreely(distributeEdit(space, aligned, axis, catalogue.elements)),
      change: (delta, some = ids) => take({ type: 'change-attributes', ids: some, delta }, kept),
    },
  };
}
