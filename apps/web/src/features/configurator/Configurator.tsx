import { Breadcrumbs, Heading, Stack, type Crumb } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { CodedChoices } from '../../shared/configuring/choices/CodedChoices';
import { HeightChoice } from '../../shared/configuring/choices/HeightChoice';
import { StepTools } from '../../shared/configuring/steps/StepTools';
import type { Configuring } from '../../shared/editor/configured/use-configured';
import { LivePicture } from '../../shared/editor/configured/LivePicture';
import { SaveStatus } from '../../shared/editor/autosave/SaveStatus';
import { DraftNotices } from '../../shared/editor/autosave/DraftNotices';
import { ShareLuminaireAct } from '../../shared/editor/share/ShareLuminaireAct';
import { Foot } from './Foot';
import { LiveRegion } from './LiveRegion';
import { DocumentsOfProduct } from '../../shared/downloads';
import { LightOfChoice } from './LightOfChoice';
import { Notes } from './Notes';
import styles from './Configurator.module.css';

interface ConfiguratorProps {
  readonly configuring: Configuring;
  readonly crumbs: readonly Crumb[];
  /** What the page is for, above the choices. */
  readonly notice?: ReactNode;
  /** The act at the foot: add or save. */
  readonly act: ReactNode;
}

/** The configurator by attributes: the picture at the left, the choices at the right, the sums at the foot. */
export function Configurator({ configuring, crumbs, notice, act }: ConfiguratorProps) {
  const { evaluation, prepared, kept } = configuring;
  const { model, catalogId } = prepared.sheet;
  return (
    <>
      <div className={styles.room}>
        <div className={styles.stage}>
          <LivePicture configuring={configuring} className={styles.picture} />
        </div>
        <div className={styles.choices}>
          <Breadcrumbs items={crumbs} />
          <Stack direction="row" justify="between" align="center">
            <Heading level={1}>{model.name}</Heading>
            <Stack direction="row" gap={2} align="center">
              <SaveStatus kept={kept} onStartAgain={configuring.startAgain} />
              {/* They stay together, in the next line too. */}
              <Stack direction="row" gap={2}>
                <StepTools
                  canUndo={configuring.canUndo}
                  canRedo={configuring.canRedo}
                  onUndo={configuring.undo}
                  onRedo={configuring.redo}
                />
              </Stack>
            </Stack>
          </Stack>
          {notice}
          <DraftNotices kept={kept} />
          <CodedChoices chooser={configuring} />
          {evaluation.height && <HeightChoice height={evaluation.height} chooser={configuring} />}
          <Notes configuring={configuring} />
          <LightOfChoice configuring={configuring} />
          {evaluation.allowed && (
            <DocumentsOfProduct of={{ reference: evaluation.reference }} catalogId={catalogId} />
          )}
        </div>
      </div>
      <LiveRegion configuring={configuring} />
      <Foot configuring={configuring}>
        <ShareLuminaireAct
          model={model.model}
          name={model.name}
          subFamilyId={model.subFamily.id}
          catalogId={catalogId}
          configuration={evaluation.configuration}
          isPossible={evaluation.allowed}
        />
        {act}
      </Foot>
    </>
  );
}
