import type { Drawing } from '@lucerna/engine';
import { Disclosure, Stack } from '@lucerna/kit';
import { CodedChoices } from '../../../shared/configuring/choices/CodedChoices';
import { SideFields, type EditorCatalogue } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import type { Commands } from '../tools/use-commands';
import type { DrawingEditor } from '../work/drawing-document';
import type { Lengths } from '../words/use-lengths';
import { LengthField } from './LengthField';
import { useOwnChooser } from './use-own-chooser';

interface DrawingPanelProps {
  readonly drawing: Drawing;
  readonly catalogue: EditorCatalogue;
  readonly commands: Commands;
  readonly editor: DrawingEditor;
  readonly lengths: Lengths;
}

/** The choices of the whole drawing, the height at which it hangs, and the room. */
export function DrawingPanel({ drawing, catalogue, commands, editor, lengths }: DrawingPanelProps) {
  const t = useTranslate();
  const chooser = useOwnChooser(drawing, [], { catalogue, commands });
  const { roomSize, height } = drawing;
  return (
    <>
      <Disclosure title={t('drawing.whole')} defaultExpanded={drawing.runs.length > 0}>
        <Stack gap={6}>{chooser && <CodedChoices chooser={chooser} least={2} />}</Stack>
      </Disclosure>
      <Disclosure title={t('drawing.room')}>
        <SideFields>
          {(['width', 'depth', 'height'] as const).map((measure) => (
            <LengthField
              key={measure}
              label={t(`drawing.measure.${measure}`)}
              value={roomSize[measure]}
              lengths={lengths}
              onChange={(metres) => editor.edit({ type: 'set-room', roomSize: { [measure]: metres } })}
            />
          ))}
          <LengthField
            label={t('drawing.height')}
            value={height}
            lengths={lengths}
            onChange={(metres) => editor.edit({ type: 'set-height', height: metres })}
          />
        </SideFields>
      </Disclosure>
    </>
  );
}
