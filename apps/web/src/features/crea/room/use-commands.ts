import type { AttributeDelta, Edit, Model } from '@lucerna/engine';
import { surfaceBasic } from '@lucerna/engine';
import { useRef, useState } from 'react';
import type { EditorCatalogue, RoomDrag } from '../../../shared/editor';
import { useFormat, useWords } from '../../../shared/words';
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
import { articlesOf, heightOf, selectedArticles, selectedLights } from '../command/find';
import { gather, part } from '../command/free-wire';
import { lengthen, liftTo, nudge, placeAt, slideTo } from '../command/move';

const newId = () => crypto.randomUUID();

/** Everything that can be done in the room: the same by pointer, by keys and from the list. Each says what it did. */
export type Commands = ReturnType<typeof useCommands>;

export function useCommands(editor: CreaStore, catalogue: EditorCatalogue) {
  const say = useWords();
  const format = useFormat();
  const [said, setSaid] = useState('');
  /** The pendant height with which the drag that goes on began. */
  const begunCm = useRef<{ readonly cm: number | undefined } | null>(null);
  const now = () => ({ space: editor.state().value.space, selection: editor.state().selection });

  /** Names what is selected: by its model when it is one, else by how many. */
  function selected(): string {
    const { space, selection } = now();
    const articles = selectedArticles(space, selection);
    const [first] = articles;
    const name = first && catalogue.elements.model(first.model)?.sheet.model.name;
    return articles.length === 1 && name ? name : say('crea.luminaires', { count: articles.length });
  }
  function run(act: string, edit: Edit | null, joins?: string): boolean {
    const what = selected();
    if (!edit || !editor.edit(edit, { joins })) return false;
    setSaid(say(`crea.said.${act}`, { what }));
    return true;
  }
  function arrange(act: string, arranged: Arranged | null): void {
    if (arranged && run(act, arranged.edit)) editor.select(arranged.selection);
  }

  return {
    said,
    add: (model: Model) => {
      const { space, selection } = now();
      const { edit, id } = addLuminaire(space, catalogue.elements, model, { selection, newId });
      if (!editor.edit(edit)) return;
      editor.select([id]);
      setSaid(say('crea.said.add', { what: model.name }));
    },
    remove: () => run('remove', removeSelected(now().space, now().selection)),
    duplicate: () => arrange('duplicate', duplicateSelected(now().space, now().selection, newId)),
    group: () => run('group', groupSelected(now().space, now().selection, newId)),
    ungroup: () => run('ungroup', ungroupSelected(now().space, now().selection)),
    gather: () => arrange('gather', gather(now().space, now().selection, newId)),
    part: () => arrange('part', part(now().space, now().selection, surfaceBasic, newId)),
    nudge: (x: number, z: number) => {
      const { space, selection } = now();
      if (run('move', nudge(space, selection, x, z), `nudge ${selection.join()}`)) sayPlace();
    },
    lengthen: (byCm: number) => {
      const { space, selection } = now();
      run('height', lengthen(space, selection, byCm), `lengthen ${selection.join()}`);
    },
    place: (id: string, place: { x?: number; z?: number }) => run('move', placeAt(now().space, id, place)),
    /** Changes attributes of all that is selected; answers false when one of them refuses. */
    change: (delta: AttributeDelta, joins?: string): boolean => {
      const ids = selectedArticles(now().space, now().selection).map(({ id }) => id);
      if (!run('change', { type: 'change-attributes', ids, delta }, joins)) return false;
      const got = selectedArticles(now().space, ids)[0]?.attributes.installation;
      if (delta.installation && got !== delta.installation) setSaid(say('crea.canopyGaveWay'));
      return true;
    },
    drag: ({ id, to, way, phase }: RoomDrag) => {
      const { space, selection } = now();
      if (phase === 'move') {
        if (!selection.includes(id)) editor.select(withItsGroup(space, id));
        if (begunCm.current === null) begunCm.current = { cm: heightOf(space, id) };
        const dragged = now().selection;
        const edit =
          way === 'lift'
            ? liftTo(space, dragged, id, { y: to.y, begunCm: begunCm.current.cm })
            : slideTo(space, dragged, id, to);
        if (edit) editor.edit(edit, { joins: `drag ${id}`, isGoingOn: true });
        return;
      }
      begunCm.current = null;
      editor.settle();
      if (phase === 'cancel') editor.undo();
      else sayPlace();
    },
    pick: (id: string | null, extend: boolean) => {
      const { space, selection } = now();
      if (id === null || extend) return editor.pick(id, extend);
      const group = withItsGroup(space, id);
      editor.select(selection.length === group.length && group.includes(selection[0] ?? '') ? [id] : group);
    },
    selectAll: () => editor.select(articlesOf(now().space).map(({ id }) => id)),
    undo: () => {
      editor.undo();
      setSaid(say('crea.said.undo'));
    },
    redo: () => {
      editor.redo();
      setSaid(say('crea.said.redo'));
    },
  };

  /** Where the first of the selection is now, and whether it stands in the way. */
  function sayPlace(): void {
    const { space, selection } = now();
    const [light] = selectedLights(space, selection);
    if (!light) return;
    const place = {
      x: format.number(light.position.x * 100, 0),
      z: format.number(light.position.z * 100, 0),
    };
    setSaid(
      say(light.collides ? 'crea.said.placedColliding' : 'crea.said.placed', { what: selected(), ...place }),
    );
  }
}
