import type { Guide } from '@lucerna/engine';
import { useMemo, useRef, type ReactNode } from 'react';
import { EditorFrame } from '../frame/EditorFrame';
import { EditorNotices } from '../notices/EditorNotices';
import { EditorStatus } from '../notices/EditorStatus';
import { RoomView, type RoomDrag, type RoomPicture } from '../room/RoomView';
import { BillSection } from '../totals/BillSection';
import { LookTools } from '../view/LookTools';
import { useRoomLook } from '../view/use-room-look';
import type { WholeEditing } from './use-whole';
import type { Whole } from './whole';
import type { OpenedEditor } from './opened-editor';
import { savePicture } from './save-picture';
import { WholeTotals, type WholeToSave } from './WholeTotals';

interface WholeEditorProps<E> extends Omit<OpenedEditor<Whole>, 'catalogue' | 'draftKey' | 'found'> {
  readonly editing: WholeEditing<E>;
  readonly roomLabel: string;
  readonly isReadOnly?: boolean;
  readonly onDrag?: (drag: RoomDrag) => readonly Guide[] | undefined;
  /** The form beside the room, in which everything can be done. */
  readonly side: ReactNode;
  readonly act?: (toSave: WholeToSave) => ReactNode;
}

/** A room that follows from a form beside it, and what it comes to. */
export function WholeEditor<E extends object>(props: WholeEditorProps<E>) {
  const { editing, start, title, roomLabel, isReadOnly = false, code, notices, onDrag, side, act } = props;
  const { catalogue, editor, state, kept } = editing;
  const { space, quantity } = state.value;
  const look = useRoomLook();
  const room = useRef<RoomPicture>(null);
  const creation = useMemo(() => ({ space, drawing: null }), [space]);
  return (
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
                  onUndo: editor.undo,
                  onRedo: editor.redo,
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
        />
      }
      notices={
        <>
          {notices}
          <EditorNotices editor={editor} kept={kept} problems={state.problems} />
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
      foot={<WholeTotals editing={editing} code={code} isReadOnly={isReadOnly} act={act} />}
    />
  );
}
