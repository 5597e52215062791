import type { Guide } from '@lucerna/engine';
import { useMemo, useRef, type ReactNode } from 'react';
import { Announcement } from '../../announcement/Announcement';
import { EditorFrame } from '../frame/EditorFrame';
import type { SelectionKeys } from '../keys/room-keys';
import { useRoomKeys } from '../keys/use-room-keys';
import { MovedInRoom } from '../moved/MovedInRoom';
import { EditorNotices } from '../notices/EditorNotices';
import { EditorStatus } from '../notices/EditorStatus';
import { RoomView, type RoomDrag, type RoomPicture } from '../room/RoomView';
import { BillSection } from '../totals/BillSection';
import { LookTools } from '../view/LookTools';
import { useRoomLook } from '../view/use-room-look';
import type { SpaceEditing } from './use-space-document';
import type { SpaceDocument } from './space-document';
import type { OpenedEditor } from './opened-editor';
import { savePicture } from './save-picture';
import { SpaceTotals, type SpaceToSave } from './SpaceTotals';

interface SpaceEditorProps<E> extends Omit<OpenedEditor<SpaceDocument>, 'catalogue' | 'draftKey' | 'found'> {
  readonly editing: SpaceEditing<E>;
  readonly roomLabel: string;
  readonly isReadOnly?: boolean;
  readonly onDrag?: (drag: RoomDrag) => readonly Guide[] | undefined;
  /** What the keys of the room do with what is selected; it is named by the label. */
  readonly selected?: SelectionKeys;
  /** The form beside the room, in which everything can be done. */
  readonly side: ReactNode;
  readonly act?: (toSave: SpaceToSave) => ReactNode;
}

/** A room that follows from a form beside it, and what it comes to. */
export function SpaceEditor<E extends object>(props: SpaceEditorProps<E>) {
  const { editing, start, title, roomLabel, isReadOnly = false, code, notices } = props;
  const { onDrag, selected, side, act } = props;
  const { catalogue, editor, state, kept, moved, undo, redo } = editing;
  const { space, quantity } = state.value;
  const look = useRoomLook();
  const takeKey = useRoomKeys({ undo, redo, look, selected: isReadOnly ? undefined : selected });
  const room = useRef<RoomPicture>(null);
  const creation = useMemo(() => ({ space, drawing: null }), [space]);
  return (
    <>
      <EditorFrame
        catalogue={catalogue}
        title={title}
        head={<EditorStatus editor={editor} start={start} kept={kept} />}
        tools={
          <LookTools
            look={look}
            steps={
              isReadOnly
                ? undefined
                : {
                    canUndo: state.canUndo,
                    canRedo: state.canRedo,
                    onUndo: undo,
                    onRedo: redo,
                  }
            }
            onPicture={() => void savePicture(room.current, title)}
          />
        }
        room={
          <RoomView
            ref={room}
            creation={creation}
            catalogue={catalogue}
            selection={state.selection}
            look={look}
            label={roomLabel}
            onPick={editor.pick}
            onDrag={onDrag}
            onKey={takeKey}
          />
        }
        notices={
          <>
            {notices}
            <EditorNotices editor={editor} kept={kept} problems={state.problems} />
            <MovedInRoom moved={moved} catalogue={catalogue} onUndo={undo} />
          </>
        }
        side={side}
        bill={
          <BillSection
            space={space}
            catalogue={catalogue}
            quantity={quantity}
            // The form needs the height; where nothing can be changed there is little of it.
            isFolded={!isReadOnly}
          />
        }
        foot={<SpaceTotals editing={editing} code={code} isReadOnly={isReadOnly} act={act} />}
      />
      <Announcement turn={editing.said.turn}>{editing.said.text}</Announcement>
    </>
  );
}
