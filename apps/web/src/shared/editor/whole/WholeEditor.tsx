import type { Guide } from '@lucerna/engine';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { CatalogueContext } from '../catalogue/catalogue-names';
import { EditorFrame } from '../frame/EditorFrame';
import { SaveStatus } from '../autosave/SaveStatus';
import { EditorNotices } from '../notices/EditorNotices';
import { RoomView } from '../room/RoomView';
import type { RoomDrag, RoomPicture } from '../room/RoomView';
import { useSpaceNotes } from '../space/use-space-notes';
import { BillSection } from '../totals/BillSection';
import { Totals } from '../totals/Totals';
import { useBill } from '../totals/use-bill';
import { LookTools } from '../view/LookTools';
import { useRoomLook } from '../view/use-room-look';
import type { WholeEditing } from './use-whole';
import type { Whole } from './whole';
import { savePicture } from './save-picture';

/** What the act at the foot is told. */
export interface WholeToSave extends Whole {
  readonly isPossible: boolean;
  /** The product was removed from its project: it can only be added anew. */
  readonly isGone?: boolean;
  /** The version of the project that may be replaced; undefined while that is not known, or not decided. */
  readonly version?: number;
  /** Forgets what is kept, once it is stored. */
  readonly forget: () => void;
}

interface WholeEditorProps<E> {
  readonly editing: WholeEditing<E>;
  readonly start: Whole;
  readonly title: string;
  readonly roomLabel: string;
  readonly isReadOnly?: boolean;
  readonly code?: string | null;
  readonly notices?: ReactNode;
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
  const notes = useSpaceNotes(space, catalogue);
  const isPossible = useBill(space, catalogue, quantity).bill !== null;
  return (
    <CatalogueContext value={catalogue}>
      <EditorFrame
        title={title}
        head={<SaveStatus mark={kept.mark} />}
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
            preset={look.preset}
            presetAsked={look.asked}
            framed={look.framed}
            hasMeasures={look.hasMeasures}
            isLit={look.isLit}
            label={roomLabel}
            onPick={editor.pick}
            onDrag={onDrag}
          />
        }
        notices={
          <>
            {notices}
            <EditorNotices
              kept={kept}
              onStartAgain={() => {
                editor.restart(start);
                kept.drop();
              }}
              problems={state.problems}
              onDismiss={editor.dismiss}
            />
          </>
        }
        side={side}
        bill={<BillSection space={space} catalogue={catalogue} quantity={quantity} />}
        foot={
          <Totals
            creation={creation}
            catalogue={catalogue}
            quantity={quantity}
            onQuantity={
              isReadOnly
                ? undefined
                : (count) => editor.edit({ type: 'set-quantity', quantity: count }, { joins: 'quantity' })
            }
            code={code}
            problems={notes.map(({ text }) => text)}
          >
            {act?.({
              space,
              quantity,
              isPossible,
              version: kept.version,
              isGone: kept.isGone,
              forget: kept.forget,
            })}
          </Totals>
        }
      />
    </CatalogueContext>
  );
}
