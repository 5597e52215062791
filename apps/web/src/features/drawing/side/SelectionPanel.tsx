import type { Drawing, DrawingFacts } from '@lucerna/engine';
import { IconButton } from '@lucerna/kit';
import { SideSection, type EditorCatalogue } from '../../../shared/editor';
import { useTranslate } from '../../../shared/i18n';
import type { TakenCorner } from '../hand/held-corner';
import { useSignal, type Signal } from '../tools/signal';
import type { Commands } from '../tools/use-commands';
import type { DrawingEditor } from '../work/drawing-document';
import type { Lengths } from '../words/use-lengths';
import { RunPanel } from './RunPanel';
import { FeedPanel, LightsPanel } from './Standing';

interface SelectionPanelProps {
  readonly drawing: Drawing;
  readonly selection: readonly string[];
  readonly facts: DrawingFacts;
  /** The corner that is taken. */
  readonly corner: Signal<TakenCorner | null>;
  readonly catalogue: EditorCatalogue;
  readonly commands: Commands;
  readonly editor: DrawingEditor;
  readonly lengths: Lengths;
  readonly nameOf: (id: string) => string;
  readonly isReadOnly: boolean;
}

/** What is chosen, and what can be done with it. */
export function SelectionPanel(props: SelectionPanelProps) {
  const { drawing, selection, facts, catalogue, commands, editor, nameOf, isReadOnly } = props;
  const t = useTranslate();
  const corner = useSignal(props.corner);
  const chosen = new Set(selection);
  const runs = drawing.runs.filter(({ id }) => chosen.has(id));
  const lights = drawing.lights.filter(({ id }) => chosen.has(id));
  const feeds = drawing.feeds.filter(({ id }) => chosen.has(id));
  const [run, feed] = [runs[0], feeds[0]];
  // Without one of its two ends there is no run.
  const removesCorner = corner !== null && (run?.points.length ?? 0) > 2;
  const { lights: ofSystem } = drawing.system;
  const models = catalogue.models.filter(({ model }) => ofSystem.includes(model));
  const [only] = selection;
  return (
    <SideSection
      label={t('drawing.selected')}
      title={
        selection.length === 1 && only !== undefined
          ? nameOf(only)
          : t('drawing.chosen', { count: selection.length })
      }
      signs={
        <>
          {!isReadOnly && (
            <IconButton
              icon="trash"
              label={t(removesCorner ? 'drawing.cornerRemove' : 'drawing.remove')}
              onPress={commands.remove}
            />
          )}
          <IconButton icon="close" label={t('drawing.deselect')} onPress={() => editor.select([])} />
        </>
      }
    >
      {selection.length === 1 && run && (
        <RunPanel
          {...props}
          key={run.id}
          run={run}
          facts={facts.runs.find(({ id }) => id === run.id)}
          models={models}
        />
      )}
      {selection.length === 1 && feed && <FeedPanel {...props} feed={feed} />}
      {lights.length > 0 && lights.length === selection.length && <LightsPanel {...props} lights={lights} />}
    </SideSection>
  );
}
