import { BareIconButton, IconButton, Menu, Tooltip } from '@lucerna/kit';
import type { RefObject } from 'react';
import { StepTools } from '../../../shared/configuring/steps/StepTools';
import { savePicture } from '../../../shared/editor';
import type { RoomPicture } from '../../../shared/editor';
import { useWords } from '../../../shared/words';
import type { Desk } from '../desk/use-desk';
import type { DrawingEditor } from '../work/drawn-work';
import type { DrawnView } from './use-drawn-view';
import styles from './DrawnTools.module.css';

interface DrawnToolsProps {
  readonly desk: Desk;
  readonly view: DrawnView;
  readonly editor: DrawingEditor;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly room: RefObject<RoomPicture | null>;
  readonly title: string;
  readonly isReadOnly: boolean;
}

/** The tools at the edge: hand and pen, back and forth, nearer and farther, grid and catching. */
export function DrawnTools(props: DrawnToolsProps) {
  const { desk, view, editor, canUndo, canRedo, room, title, isReadOnly } = props;
  const say = useWords();
  const { tools, sight, pen } = desk;
  const hasPlan = view.shown === 'both' || view.shown === 'plan';
  const hasRoom = view.shown === 'both' || view.shown === 'room';

  function take(tool: 'select' | 'draw') {
    if (tool === 'select') pen.end();
    if (!hasPlan) view.show('plan');
    tools.take(tool);
    // The next key is for the plan: arrows and figures draw there.
    requestAnimationFrame(sight.focus);
  }

  return (
    <>
      {!isReadOnly && (
        <>
          {(['select', 'draw'] as const).map((tool) => (
            <Tooltip key={tool} content={say(`drawing.tool.${tool}`)}>
              <BareIconButton
                icon={tool === 'draw' ? 'edit' : 'arrow-left'}
                label={say(`drawing.tool.${tool}`)}
                aria-pressed={tools.tool === tool}
                className={tool === 'select' ? styles.pointer : undefined}
                variant={tools.tool === tool ? 'filled' : 'plain'}
                onPress={() => take(tool)}
              />
            </Tooltip>
          ))}
          <StepTools canUndo={canUndo} canRedo={canRedo} onUndo={editor.undo} onRedo={editor.redo} />
        </>
      )}
      <IconButton
        icon="plus"
        label={say('drawing.nearer')}
        isDisabled={!hasPlan}
        onPress={() => sight.zoom(1.4)}
      />
      <IconButton
        icon="minus"
        label={say('drawing.farther')}
        isDisabled={!hasPlan}
        onPress={() => sight.zoom(1 / 1.4)}
      />
      <Menu
        trigger={<IconButton icon="eye" label={say('drawing.look')} />}
        label={say('drawing.look')}
        placement="right"
        items={[
          { id: 'whole', label: say('drawing.wholeRoom'), description: '0', onAction: sight.whole },
          ...(['hasGrid', 'hasSnap', 'hasMeasures'] as const).map((what) => ({
            id: what,
            label: say(`drawing.toggle.${what}`),
            isCurrent: tools[what],
            onAction: () => tools.toggle(what),
          })),
          {
            id: 'picture',
            label: say('drawing.picture'),
            isDisabled: !hasRoom,
            onAction: () => void savePicture(room.current, title),
          },
        ]}
      />
    </>
  );
}
