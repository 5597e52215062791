import type {
  Alignment,
  ArrayOf,
  AttributeDelta,
  Edit,
  Guide,
  Model,
  PlanAxis,
  Position,
  RoomSize,
} from '@lucerna/engine';
import { alignEdit, arrayEdit, distributeEdit, surfaceBasic } from '@lucerna/engine';
import { useRef } from 'react';
import { useUnits } from '../../../shared/catalogue/use-measures';
import { aimsBy, keySteps, namedPivots, snapping, useMovedInRoom, useSaying } from '../../../shared/editor';
import type {
  EditorCatalogue,
  PivotKind,
  RoomAim,
  RoomDrag,
  SaidAct,
  SpaceDocument,
} from '../../../shared/editor';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { addLuminaire } from '../command/add';
import {
  duplicateSelected,
  groupSelected,
  removeSelected,
  ungroupSelected,
  withItsGroup,
} from '../command/arrange';
import type { Arranged } from '../command/arrange';
import type { CreaStore } from '../command/composed';
import { moveDrop, startDrop, type Dropping, type Pointed } from '../command/drop';
import { articlesOf, heightOf, moversOf, selectedArticles, selectedLights, wholeOf } from '../command/find';
import { joinOnCanopy, splitCanopies } from '../command/free-wire';
import { caughtSlide, lengthen, liftTo, nudge, placeAt, slideTo, stepOfHeight } from '../command/move';

const newId = () => crypto.randomUUID();
const spaceOf = ({ space }: SpaceDocument) => space;

/** Everything that can be done in the room: the same by pointer, by keys and from the list. Each says what it did. */
export type Commands = ReturnType<typeof useCommands>;

export function useCommands(editor: CreaStore, catalogue: EditorCatalogue) {
  const t = useTranslate();
  const format = useFormat();
  const { said, say, sayAct, sayStep, sayPlace, nameOf } = useSaying(catalogue);
  const { editTelling, movedIn } = useMovedInRoom(editor, spaceOf);
  /** The pendant height with which the drag that goes on began. */
  const begunCm = useRef<{ readonly cm: number | undefined } | null>(null);
  /** What a hand holds over the room that is not let go yet. */
  const dropping = useRef<Dropping | null>(null);
  const units = useUnits(catalogue.catalogId);
  const options = snapping(units);
  const now = () => ({ space: editor.state().value.space, selection: editor.state().selection });

  function selected(): string {
    const { space, selection } = now();
    return nameOf(selectedArticles(space, selection));
  }
  function run(act: SaidAct, edit: Edit | null, joins?: string): boolean {
    const what = selected();
    if (!edit || !editor.edit(edit, { joins })) return false;
    sayAct(act, what);
    return true;
  }
  /** The step that heights catch, centimetres; undefined where nothing is to catch. */
  const stepOf = (isFree: boolean) => (isFree || !options.grid ? undefined : options.grid * 100);

  /** Where a slide of one of some brings it when it catches what is around. */
  function catching(moved: readonly string[], id: string, to: Position) {
    return caughtSlide(now().space, moved, id, to, { elements: catalogue.elements, options });
  }
  function arrange(act: SaidAct, arranged: Arranged | null): void {
    if (arranged && run(act, arranged.edit)) editor.select(arranged.selection);
  }

  return {
    said,
    movedIn,
    add: (model: Model) => {
      const { space, selection } = now();
      const { edit, id } = addLuminaire(space, catalogue.elements, model, { selection, newId });
      if (!editor.edit(edit)) return;
      editor.select([id]);
      sayAct('add', selected());
    },
    remove: () => run('remove', removeSelected(now().space, now().selection)),
    duplicate: () => {
      const { space, selection } = now();
      const copies = duplicateSelected(space, selection, catalogue.elements, newId);
      if (copies?.ok === false) editor.refuse(copies.problems);
      else arrange('duplicate', copies?.value ?? null);
    },
    group: () => run('group', groupSelected(now().space, now().selection, newId)),
    ungroup: () => run('ungroup', ungroupSelected(now().space, now().selection)),
    gather: () => arrange('gather', joinOnCanopy(now().space, now().selection, newId)),
    part: () => arrange('part', splitCanopies(now().space, now().selection, surfaceBasic, newId)),
    align: (alignment: Alignment) => {
      const { space, selection } = now();
      run('align', alignEdit(space, moversOf(space, selection), alignment, catalogue.elements));
    },
    distribute: (axis: PlanAxis) => {
      const { space, selection } = now();
      run('distribute', distributeEdit(space, moversOf(space, selection), axis, catalogue.elements));
    },
    /** Copies the selection into rows and columns; answers whether that was possible. */
    array: (places: ArrayOf): boolean => {
      const { space, selection } = now();
      const wholes = [...new Set(selection.map((id) => wholeOf(space, id)))];
      const arrayed = arrayEdit(space, wholes, places, newId, catalogue.elements);
      if (!arrayed.ok) {
        editor.refuse(arrayed.problems);
        return false;
      }
      const { edit, added } = arrayed.value;
      if (!run('array', edit)) return false;
      editor.select([...selectedArticles(now().space, selection).map(({ id }) => id), ...added]);
      return true;
    },
    nudge: (x: number, z: number, isFar: boolean) => {
      const { space, selection } = now();
      const step = keySteps[units][isFar ? 'far' : 'near'];
      if (run('move', nudge(space, selection, x * step, z * step), `nudge ${selection.join()}`)) sayWhere();
    },
    lengthen: (way: 1 | -1, isFar: boolean) => {
      const { space, selection } = now();
      const byCm = stepOfHeight(space, selection, way * keySteps[units][isFar ? 'far' : 'near']);
      run('height', lengthen(space, selection, byCm), `lengthen ${selection.join()}`);
    },
    place: (id: string, place: { x?: number; z?: number }) => run('move', placeAt(now().space, id, place)),
    /** Turns a pivot of a luminaire to so many degrees. */
    aim: (id: string, pivot: string, degrees: number) => {
      if (editor.edit({ type: 'aim', id, pivot, degrees }, { joins: `aim ${id} ${pivot}` })) sayAim(id);
    },
    /** Turns the outermost pivot of a kind of all that is selected by so many degrees. */
    aimBy: (kind: PivotKind, degrees: number) => {
      const { space, selection } = now();
      const articles = selectedArticles(space, selection);
      const aims = aimsBy(articles, catalogue.elements, kind, degrees);
      const edits = aims.map((each): Edit => ({ type: 'aim', ...each }));
      const [first] = edits;
      if (first && editor.edit({ type: 'batch', edits }, { joins: `aim ${kind} ${selection.join()}` }))
        sayAim(articles[0]?.id ?? '');
    },
    /** A pivot follows a pointer; what is given up is as it was before. */
    aimByHand: ({ id, pivot, degrees, phase }: RoomAim) => {
      const joins = `turn ${id} ${pivot}`;
      if (phase === 'move') {
        editor.edit({ type: 'aim', id, pivot, degrees }, { joins, isGoingOn: true });
        return;
      }
      if (phase === 'cancel') return editor.giveUp(joins);
      editor.settle();
      sayAim(id);
    },
    /** Changes attributes of all that is selected; answers false when one of them refuses. */
    change: (delta: AttributeDelta, joins?: string): boolean => {
      const { space, selection } = now();
      const ids = selectedArticles(space, selection).map(({ id }) => id);
      const what = selected();
      if (!editTelling({ type: 'change-attributes', ids, delta }, { delta, ids }, { joins })) return false;
      sayAct('change', what);
      return true;
    },
    setRoom: (roomSize: Partial<RoomSize>) => void editTelling({ type: 'set-room', roomSize }, {}),
    /** Answers what the dragged element catches. */
    drag: ({ id, to, way, isFree, phase }: RoomDrag): readonly Guide[] | undefined => {
      const { space, selection } = now();
      const joins = `drag ${id}`;
      if (phase === 'move') {
        if (!selection.includes(id)) editor.select(withItsGroup(space, id));
        if (begunCm.current === null) begunCm.current = { cm: heightOf(space, id) };
        const dragged = now().selection;
        if (way === 'lift') {
          const stepCm = stepOf(isFree);
          const edit = liftTo(space, dragged, id, { y: to.y, begunCm: begunCm.current.cm, stepCm });
          if (edit) editor.edit(edit, { joins, isGoingOn: true });
          return undefined;
        }
        const caught = isFree ? { to, guides: [] } : catching(dragged, id, to);
        const edit = slideTo(space, dragged, id, caught.to);
        if (edit) editor.edit(edit, { joins, isGoingOn: true });
        return caught.guides;
      }
      begunCm.current = null;
      if (phase === 'cancel') {
        editor.giveUp(joins);
        return undefined;
      }
      editor.settle();
      sayWhere();
      return undefined;
    },
    /** A luminaire of the palette is held over a place of the room: it hangs there already. */
    dropOver: (model: Model, pointed: Pointed, isFree: boolean): readonly Guide[] => {
      const { space, selection } = now();
      const { elements } = catalogue;
      const held = dropping.current;
      if (held?.model === model) {
        const { at } = pointed;
        const caught = isFree ? { to: at, guides: [] } : catching([held.light], held.light, at);
        const edit = moveDrop(
          space,
          elements,
          held,
          { ...pointed, at: { ...caught.to, y: at.y } },
          stepOf(isFree),
        );
        editor.edit(edit, { joins: `drop ${held.light}`, isGoingOn: true });
        return caught.guides;
      }
      const started = startDrop(space, elements, model, pointed, {
        selection,
        newId,
        stepCm: stepOf(isFree),
      });
      const { light } = started.dropping;
      if (!editor.edit(started.edit, { joins: `drop ${light}`, isGoingOn: true })) return [];
      dropping.current = started.dropping;
      editor.select([light]);
      return [];
    },
    /** It stays where it is; answers whether there was one. */
    dropEnd: (): boolean => {
      const held = dropping.current;
      dropping.current = null;
      if (!held) return false;
      editor.settle();
      sayAct('add', selected());
      return true;
    },
    /** It was taken out of the room again. */
    dropCancel: (): void => {
      const held = dropping.current;
      dropping.current = null;
      if (held) editor.giveUp(`drop ${held.light}`);
    },
    pick: (id: string | null, extend: boolean) => {
      const { space, selection } = now();
      if (id === null || extend) return editor.pick(id, extend);
      const group = withItsGroup(space, id);
      editor.select(selection.length === group.length && group.includes(selection[0] ?? '') ? [id] : group);
    },
    selectAll: () => editor.select(articlesOf(now().space).map(({ id }) => id)),
    undo: () => {
      if (!editor.state().canUndo) return;
      editor.undo();
      sayStep('undo');
    },
    redo: () => {
      if (!editor.state().canRedo) return;
      editor.redo();
      sayStep('redo');
    },
  };

  /** How far the pivots of a luminaire are turned now. */
  function sayAim(id: string): void {
    const light = articlesOf(now().space).find((each) => each.id === id);
    if (!light) return;
    const pivots = namedPivots(light, catalogue.elements, t);
    const aim = pivots.map(({ label, degrees }) => `${label} ${format.number(degrees)}°`);
    say(t('editor.said.aim', { what: selected(), aim: format.list(aim) }));
  }

  /** Where the first of the selection is now, and whether it stands in the way. */
  function sayWhere(): void {
    const { space, selection } = now();
    const [light] = selectedLights(space, selection);
    if (light) sayPlace(light, selected());
  }
}
