import { codedAttributes, type Drawing, type DrawnFeed, type DrawnLight } from '@lucerna/engine';
import { CodedChoices } from '../../../shared/configuring/choices/CodedChoices';
import { AimFields, useEditorPart, type EditorCatalogue } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import type { Commands } from '../tools/use-commands';
import type { DrawingEditor } from '../work/drawing-document';
import type { Lengths } from '../words/use-lengths';
import { LengthField } from './LengthField';
import { useOwnChooser } from './use-own-chooser';

interface StandingProps {
  readonly drawing: Drawing;
  readonly catalogue: EditorCatalogue;
  readonly commands: Commands;
  readonly editor: DrawingEditor;
  readonly lengths: Lengths;
  readonly isReadOnly: boolean;
}

const ownAttributes = codedAttributes.filter((attribute) => attribute !== 'control');

/** Chosen lights: where one hangs along its run, and their own choices. The control is the whole drawing's. */
export function LightsPanel(props: StandingProps & { readonly lights: readonly DrawnLight[] }) {
  const { drawing, lights, catalogue, commands, editor, isReadOnly } = props;
  const chooser = useOwnChooser(drawing, lights, { catalogue, commands });
  const [first] = lights;
  if (!first) return null;
  return (
    <>
      {lights.length === 1 && (
        <PlaceField
          {...props}
          key={first.id}
          standing={first}
          onChange={(at) => editor.edit({ type: 'move-light', id: first.id, at })}
        />
      )}
      {lights.length === 1 && (
        <AimFields
          light={first}
          catalogue={catalogue.elements}
          isReadOnly={isReadOnly}
          onAim={(id, pivot, degrees) =>
            editor.edit({ type: 'aim-light', id, pivot, degrees }, { joins: `aim ${id} ${pivot}` })
          }
        />
      )}
      {!isReadOnly && chooser && <CodedChoices chooser={chooser} attributes={ownAttributes} least={2} />}
    </>
  );
}

/** A chosen feed: where along its run it is. */
export function FeedPanel({ feed, ...props }: StandingProps & { readonly feed: DrawnFeed }) {
  const { editor } = props;
  return (
    <PlaceField
      {...props}
      key={feed.id}
      standing={feed}
      onChange={(at) => editor.edit({ type: 'move-feed', id: feed.id, at })}
    />
  );
}

interface PlaceFieldProps extends Pick<StandingProps, 'editor' | 'lengths' | 'isReadOnly'> {
  readonly standing: DrawnLight | DrawnFeed;
  readonly onChange: (at: number) => void;
}

/** How far along its run something is; it follows every move of a drag. */
function PlaceField({ standing: { id, at }, editor, lengths, isReadOnly, onChange }: PlaceFieldProps) {
  const t = useTranslate();
  const now = useEditorPart(editor, ({ value: { drawing } }) => {
    const isThis = (each: DrawnLight | DrawnFeed) => each.id === id;
    return (drawing.lights.find(isThis) ?? drawing.feeds.find(isThis))?.at ?? at;
  });
  return (
    <LengthField
      label={t('drawing.along')}
      value={now}
      lengths={lengths}
      isReadOnly={isReadOnly}
      onChange={onChange}
    />
  );
}
