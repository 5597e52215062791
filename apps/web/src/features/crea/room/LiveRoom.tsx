import { useMemo, type ReactNode, type Ref } from 'react';
import { RoomView, useKeySteps } from '../../../shared/editor';
import type { EditorCatalogue, LiveCreation, RoomLook, RoomPicture } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import type { CreaStore } from '../command/composed';
import type { Commands } from './use-commands';

interface LiveRoomProps {
  readonly editor: CreaStore;
  readonly catalogue: EditorCatalogue;
  readonly selection: readonly string[];
  readonly look: RoomLook;
  readonly onWantList: () => void;
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly commands: Commands;
  /** Lies over the picture. */
  readonly over?: ReactNode;
  readonly ref?: Ref<RoomPicture>;
}

/** The room of an editor, which tells when it is another one. */
function liveCreation(editor: CreaStore): LiveCreation {
  const now = () => ({ space: editor.state().value.space, drawing: null });
  return {
    now,
    subscribe(listener) {
      let { space } = now();
      return editor.subscribe(() => {
        const next = now();
        if (next.space === space) return;
        space = next.space;
        listener();
      });
    },
  };
}

/** The room in 3D. It alone follows every frame of a drag, so that a frame costs what the room needs and no more. */
export function LiveRoom({
  editor,
  catalogue,
  selection,
  look,
  commands,
  onWantList,
  onKey,
  over,
  ref,
}: LiveRoomProps) {
  const t = useTranslate();
  const steps = useKeySteps(catalogue.catalogId);
  const creation = useMemo(() => liveCreation(editor), [editor]);
  return (
    <RoomView
      ref={ref}
      creation={creation}
      catalogue={catalogue}
      selection={selection}
      look={look}
      label={t('crea.roomLabel', steps)}
      onPick={commands.pick}
      onDrag={commands.drag}
      onAim={commands.aimByHand}
      onWantList={onWantList}
      onKey={onKey}
      over={over}
    />
  );
}
