import { IconButton } from '@lucerna/kit';
import { LookTools } from '../../../shared/editor';
import type { RoomLook } from '../../../shared/editor';
import { useWords } from '../../../shared/words';
import type { Commands } from './use-commands';

interface CreaToolsProps {
  readonly commands: Commands;
  readonly look: RoomLook;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isList: boolean;
  readonly onList: () => void;
  readonly onPicture: () => void;
}

/** The tools at the edge of the room, and the way to the list and back. */
export function CreaTools({ commands, look, isList, onList, onPicture, ...can }: CreaToolsProps) {
  const say = useWords();
  return (
    <>
      <LookTools
        look={look}
        steps={{ ...can, onUndo: commands.undo, onRedo: commands.redo }}
        onPicture={isList ? undefined : onPicture}
      />
      <IconButton
        icon={isList ? 'box' : 'list'}
        label={say(isList ? 'editor.showRoom' : 'editor.showList')}
        onPress={onList}
      />
    </>
  );
}
