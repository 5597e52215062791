import { elementsOf, type Creation, type Drawing, type DrawingProblem } from '@lucerna/engine';
import { classNames, useBreakpoint } from '@lucerna/kit';
import { useMemo, useState, type Ref } from 'react';
import { RoomView, type EditorCatalogue, type RoomAim, type RoomPicture } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import type { Desk } from '../tools/use-desk';
import { Plan } from '../plan/Plan';
import { aimByHand, roomInHand } from '../work/aim-by-hand';
import type { ProblemWatch } from '../work/drawing-validation';
import { holds, type DrawingEditor } from '../work/drawing-document';
import { DrawnList } from './DrawnList';
import type { DrawnView } from './use-drawn-view';
import { ViewSwitch } from './ViewSwitch';
import styles from './DrawnRoom.module.css';

interface DrawnRoomProps {
  /** The settled one, and the room that follows from it. The plan follows every move by itself. */
  readonly drawing: Drawing;
  readonly creation: Creation;
  readonly catalogue: EditorCatalogue;
  readonly selection: readonly string[];
  readonly against: ProblemWatch;
  readonly desk: Desk;
  readonly view: DrawnView;
  readonly editor: DrawingEditor;
  readonly room: Ref<RoomPicture>;
  readonly nameOf: (id: string) => string;
  readonly textOf: (problem: DrawingProblem) => string;
  readonly isReadOnly: boolean;
}

/** The plan and the room in 3D side by side, one of them, or all in a list. */
export function DrawnRoom(props: DrawnRoomProps) {
  const { view, desk } = props;
  const { shown } = view;
  // In a narrower window it stands under the title.
  const isWide = useBreakpoint() === 'lg';
  return (
    <div className={classNames(styles.place, shown === 'list' && styles.listed)}>
      {isWide && <ViewSwitch view={view} className={styles.views} />}
      <div className={classNames(styles.panes, shown === 'both' && styles.both)}>
        {(shown === 'both' || shown === 'plan') && (
          <div className={styles.pane}>
            <Plan {...props} />
          </div>
        )}
        {(shown === 'both' || shown === 'room') && (
          <div className={styles.pane}>
            <RoomPane {...props} />
          </div>
        )}
        {shown === 'list' && <DrawnList {...props} commands={desk.commands} />}
      </div>
    </div>
  );
}

function RoomPane(props: DrawnRoomProps) {
  const { creation, catalogue, selection, editor, view, desk, room, isReadOnly } = props;
  const t = useTranslate();
  const [inHand, setInHand] = useState<RoomAim | null>(null);
  const { elements } = catalogue;
  const shown = useMemo(() => roomInHand(creation, inHand, elements), [creation, inHand, elements]);
  const hasMeasures = desk.tools.hasMeasures && view.shown === 'room';
  const look = { preset: 'perspective', hasMeasures, isLit: true } as const;

  function pick(id: string | null, extend: boolean) {
    desk.putPenAway();
    if (id === null || holds(editor.state().value, id)) return editor.pick(id, extend);
    // Rods, belts and joints are not drawn by themselves: their run is.
    const part = [...elementsOf(creation.space)].find((element) => element.id === id);
    const run = part && 'onRun' in part ? part.onRun?.run : undefined;
    if (run !== undefined) editor.pick(run, extend);
  }

  function aim(turned: RoomAim): void {
    setInHand(turned);
    aimByHand(editor, turned);
  }

  return (
    <RoomView
      ref={room}
      creation={shown}
      catalogue={catalogue}
      selection={selection}
      look={look}
      isFollowing
      label={t(isReadOnly ? 'drawing.roomSeen' : 'drawing.roomLabel')}
      onPick={pick}
      onAim={isReadOnly ? undefined : aim}
      onWantList={() => view.show('list')}
    />
  );
}
