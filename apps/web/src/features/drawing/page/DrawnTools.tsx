import { BareIconButton, IconButton, Menu, Tooltip } from '@lucerna/kit';
import type { Creation } from '@lucerna/engine';
import type { RefObject } from 'react';
import { StepTools } from '../../../shared/configuring/steps/StepTools';
import { savePicture, type EditorCatalogue, type RoomPicture } from '../../../shared/editor';
import { ExportAct } from '../../../shared/export/ExportAct';
import { useTranslate } from '../../../shared/i18n';
import type { Desk } from '../tools/use-desk';
import type { DrawnView } from './use-drawn-view';
import styles from './DrawnTools.module.css';

interface DrawnToolsProps {
  readonly desk: Desk;
  readonly view: DrawnView;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly room: RefObject<RoomPicture | null>;
  readonly title: string;
  readonly isReadOnly: boolean;
  /** What is exported; null while nothing is drawn. */
  readonly creation: Creation | null;
  readonly catalogue: EditorCatalogue;
  readonly code: string | null;
}

/** The tools at the edge: hand and pen, back and forth, nearer and farther, grid and catching. */
export function DrawnTools(props: DrawnToolsProps) {
  const { desk, view, canUndo, canRedo, room, title, isReadOnly } = props;
  const { creation, catalogue, code } = props;
  const t = useTranslate();
  const { tools, sight } = desk;
  const hasPlan = view.shown === 'both' || view.shown === 'plan';
  const hasRoom = view.shown === 'both' || view.shown === 'room';

  return (
    <>
      {!isReadOnly && (
        <>
          {(['select', 'draw'] as const).map((tool) => (
            <Tooltip key={tool} placement="right" content={t(`drawing.tool.${tool}`)}>
              <BareIconButton
                icon={tool === 'draw' ? 'edit' : 'arrow-left'}
                label={t(`drawing.tool.${tool}`)}
                aria-pressed={tools.tool === tool}
                className={tool === 'select' ? styles.pointer : undefined}
                variant={tools.tool === tool ? 'filled' : 'plain'}
                onPress={() => desk.takeTool(tool)}
              />
            </Tooltip>
          ))}
          <StepTools
            canUndo={canUndo}
            canRedo={canRedo}
            onUndo={desk.commands.undo}
            onRedo={desk.commands.redo}
            tooltipPlacement="right"
          />
        </>
      )}
      <IconButton
        tooltipPlacement="right"
        icon="plus"
        label={t('drawing.nearer')}
        isDisabled={!hasPlan}
        onPress={() => sight.zoom(1.4)}
      />
      <IconButton
        tooltipPlacement="right"
        icon="minus"
        label={t('drawing.farther')}
        isDisabled={!hasPlan}
        onPress={() => sight.zoom(1 / 1.4)}
      />
      <Menu
        trigger={<IconButton tooltipPlacement="right" icon="eye" label={t('drawing.look')} />}
        label={t('drawing.look')}
        placement="right"
        items={[
          { id: 'whole', label: t('drawing.wholeRoom'), description: '0', onAction: sight.whole },
          ...(['hasGrid', 'hasSnap', 'hasMeasures'] as const).map((what) => ({
            id: what,
            label: t(`drawing.toggle.${what}`),
            isCurrent: tools[what],
            onAction: () => tools.toggle(what),
          })),
          {
            id: 'picture',
            label: t('drawing.picture'),
            isDisabled: !hasRoom,
            onAction: () => void savePicture(room.current, title),
          },
        ]}
      />
      <ExportAct creation={creation} catalogue={catalogue} about={{ name: title, code: code ?? '' }} />
    </>
  );
}
