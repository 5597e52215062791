import { IconButton, Menu } from '@lucerna/kit';
import { useWords } from '../../words';
import type { RoomLook } from './use-room-look';
import styles from './LookTools.module.css';

interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

interface LookToolsProps {
  readonly look: RoomLook;
  /** Left out where nothing can be changed. */
  readonly steps?: Steps;
  /** Saves a picture of the room as it is shown. */
  readonly onPicture?: () => void;
}

const presets = ['perspective', 'plan', 'front'] as const;

/** Back and forth, and how the room is looked at: the tools of an editor whose work is done beside the room. */
export function LookTools({ look, steps, onPicture }: LookToolsProps) {
  const say = useWords();
  return (
    <>
      {steps && (
        <>
          <IconButton
            icon="undo"
            label={say('configurator.undo')}
            isDisabled={!steps.canUndo}
            onPress={steps.onUndo}
          />
          <IconButton
            icon="undo"
            label={say('configurator.redo')}
            isDisabled={!steps.canRedo}
            onPress={steps.onRedo}
            className={styles.redo}
          />
        </>
      )}
      <Menu
        trigger={<IconButton icon="eye" label={say('editor.look')} />}
        label={say('editor.look')}
        placement="right"
        items={[
          ...presets.map((preset) => ({
            id: preset,
            label: say(`editor.camera.${preset}`),
            isCurrent: look.preset === preset,
            onAction: () => look.look(preset),
          })),
          {
            id: 'measures',
            label: say('editor.measures'),
            isCurrent: look.hasMeasures,
            onAction: look.toggleMeasures,
          },
        ]}
      />
      <IconButton
        icon={look.isLit ? 'sun' : 'moon'}
        label={say(look.isLit ? 'editor.switchOff' : 'editor.switchOn')}
        onPress={look.toggleLit}
      />
      {onPicture && <IconButton icon="download" label={say('editor.savePicture')} onPress={onPicture} />}
    </>
  );
}
