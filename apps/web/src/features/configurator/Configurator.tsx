import { codedAttributes } from '@lucerna/engine';
import { Alert, Breadcrumbs, Button, Heading, IconButton, Stack } from '@lucerna/kit';
import type { Crumb } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { CodedChoice } from '../../shared/configuring/CodedChoice';
import { HeightChoice } from '../../shared/configuring/HeightChoice';
import { ShareLuminaireAct } from '../../shared/editor/share/ShareLuminaireAct';
import { useWords } from '../../shared/words';
import { Announcement } from './Announcement';
import { Foot } from './Foot';
import { LivePicture } from './LivePicture';
import { Notes } from './Notes';
import { useUndoKeys } from './use-undo-keys';
import type { Configuring } from './use-configuring';
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
  const say = useWords();
  const { evaluation, prepared } = configuring;
  const { model, catalogId } = prepared.sheet;
  useUndoKeys(configuring);
  return (
    <>
      <div className={styles.room}>
        <div className={styles.stage}>
          <LivePicture configuring={configuring} />
        </div>
        <div className={styles.choices}>
          <Breadcrumbs items={crumbs} />
          <Stack direction="row" justify="between" align="center">
            <Heading level={1}>{model.name}</Heading>
            <div>
              <IconButton
                icon="undo"
                label={say('configurator.undo')}
                isDisabled={!configuring.canUndo}
                onPress={configuring.undo}
              />
              <IconButton
                icon="undo"
                label={say('configurator.redo')}
                isDisabled={!configuring.canRedo}
                onPress={configuring.redo}
                className={styles.redo}
              />
            </div>
          </Stack>
          {notice}
          {configuring.isRestored && (
            <Alert
              action={
                <Button variant="quiet" size="small" onPress={configuring.startAgain}>
                  {say('configurator.startAgain')}
                </Button>
              }
            >
              {say('configurator.restored')}
            </Alert>
          )}
          {codedAttributes.map((attribute) => {
            const options = evaluation.options[attribute] ?? [];
            return options.length > 0 ? (
              <CodedChoice key={attribute} attribute={attribute} options={options} chooser={configuring} />
            ) : null;
          })}
          {evaluation.height && <HeightChoice height={evaluation.height} chooser={configuring} />}
          <Notes configuring={configuring} />
        </div>
      </div>
      <Announcement configuring={configuring} />
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
