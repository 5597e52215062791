import type { ProjectVersion } from '@lucerna/contract';
import { Button, Dialog, Stack, Text } from '@lucerna/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../shared/api';
import { AwaitedPart } from '../../../shared/failure';
import { useTranslate } from '../../../shared/i18n';
import type { NamedProject } from '../name/named-project';
import { CompareVersions } from './CompareVersions';
import { GoBackDialog } from './GoBackDialog';
import { SaveVersion } from './SaveVersion';
import { VersionRow } from './VersionRow';
import styles from './Versions.module.css';

interface VersionsDialogProps {
  readonly project: NamedProject;
  readonly onClose: () => void;
}

/** The versions of a project: to save one, to open, compare and go back to them. */
export function VersionsDialog({ project, onClose }: VersionsDialogProps) {
  const t = useTranslate();
  // Others save versions as well, and what they change makes none the one of today.
  const found = api.useListProjectVersionsQuery(
    { params: { id: project.id } },
    { refetchOnMountOrArgChange: true },
  );
  const [compared, setCompared] = useState<ProjectVersion | null>(null);
  /** Which one was compared last: back in the list, its button has the focus. */
  const [last, setLast] = useState<string | null>(null);
  const [isBack, setBack] = useState(false);
  const [wanted, setWanted] = useState<ProjectVersion | null>(null);
  const [saving, setSaving] = useState<string | null>(null);
  // One dialog after the other: each gives the focus back to where it was opened.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isBack) return;
    const frame = requestAnimationFrame(() => (wanted ? setWanted(null) : close()));
    return () => cancelAnimationFrame(frame);
  }, [isBack, wanted]);
  const versions = found.data;
  const canGoBack = project.may.includes('edit') && project.status === 1;
  return (
    <Dialog
      isOpen
      size="large"
      isDismissable={saving === null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('versions.of', { name: project.name })}
      actions={
        <>
          {compared && (
            <Button
              variant="quiet"
              onPress={() => {
                setLast(compared.id);
                setCompared(null);
              }}
            >
              {t('versions.all')}
            </Button>
          )}
          <Button onPress={onClose}>{t('projects.close')}</Button>
        </>
      }
    >
      {compared && versions ? (
        <CompareVersions project={project} versions={versions} first={compared} />
      ) : (
        <Stack gap={5}>
          <SaveVersion project={project} onSaving={setSaving} onSaved={onClose} />
          <AwaitedPart query={found} size="4rem" label={t('versions.loading')} />
          {versions?.length === 0 && saving === null && <Text tone="quiet">{t('versions.empty')}</Text>}
          {versions && (
            <ol className={styles.versions} aria-busy={found.isFetching || saving !== null}>
              {saving !== null && (
                <li className={styles.version}>
                  <Text tone="quiet">{t('versions.saving', { title: saving })}</Text>
                </li>
              )}
              {versions.map((version) => (
                <VersionRow
                  key={version.id}
                  version={version}
                  isFocused={version.id === last}
                  onOpen={onClose}
                  onCompare={() => setCompared(version)}
                  onGoBack={canGoBack ? () => setWanted(version) : undefined}
                />
              ))}
            </ol>
          )}
        </Stack>
      )}
      {wanted && (
        <GoBackDialog
          project={project}
          version={wanted}
          onClose={() => setWanted(null)}
          onDone={() => setBack(true)}
        />
      )}
    </Dialog>
  );
}
