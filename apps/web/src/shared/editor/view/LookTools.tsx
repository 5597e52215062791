import { IconButton, Menu } from '@lucerna/kit';
import { StepTools, type Steps } from '../../configuring/steps/StepTools';
import { useTranslate } from '../../i18n';
import type { RoomLook } from './use-room-look';

interface LookToolsProps {
  readonly look: RoomLook;
  /** Left out where nothing can be changed. */
  readonly steps?: Steps;
  /** Where all can be read in words as well: in place of the room, which then has no picture. */
  readonly list?: { readonly isShown: boolean; readonly onToggle: () => void };
  /** Saves a picture of the room as it is shown. */
  readonly onPicture?: () => void;
}

const presets = ['perspective', 'plan', 'front'] as const;

/** Back and forth, and how the room is looked at: the tools of an editor whose work is done beside the room. */
export function LookTools({ look, steps, list, onPicture }: LookToolsProps) {
  const t = useTranslate();
  return (
    <>
      {steps && <StepTools {...steps} tooltipPlacement="right" />}
      <Menu
        trigger={<IconButton tooltipPlacement="right" icon="eye" label={t('editor.look')} />}
        label={t('editor.look')}
        placement="right"
        items={[
          ...presets.map((preset) => ({
            id: preset,
            label: t(`editor.camera.${preset}`),
            isCurrent: look.preset === preset,
            onAction: () => look.look(preset),
          })),
          { id: 'frame', label: t('editor.frame'), onAction: look.frame },
          {
            id: 'measures',
            label: t('editor.measures'),
            isCurrent: look.hasMeasures,
            onAction: look.toggleMeasures,
          },
          ...(onPicture && !list?.isShown
            ? [{ id: 'picture', label: t('editor.savePicture'), onAction: onPicture }]
            : []),
        ]}
      />
      <IconButton
        tooltipPlacement="right"
        icon={look.isLit ? 'sun' : 'moon'}
        label={t(look.isLit ? 'editor.switchOff' : 'editor.switchOn')}
        onPress={look.toggleLit}
      />
      {list && (
        <IconButton
          tooltipPlacement="right"
          icon={list.isShown ? 'box' : 'list'}
          label={t(list.isShown ? 'editor.showRoom' : 'editor.showList')}
          onPress={list.onToggle}
        />
      )}
    </>
  );
}
