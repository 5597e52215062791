import { Alert, ConfirmDialog, notify, Stack, Text } from '@lucerna/kit';
import { useState } from 'react';
import { api, failureOf, useActKey } from '../../../shared/api';
import type { ApiFailure } from '../../../shared/api';
import { useFailureText } from '../../../shared/failure';
import { useWords } from '../../../shared/words';
import type { NamedProject } from './named-project';
import { useFreshVersion } from './use-fresh-version';

interface DeleteProjectDialogProps {
  readonly project: NamedProject;
  /** Lines that go with it. */
  readonly count: number;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes a project after saying what goes with it and what stays. */
export function DeleteProjectDialog({ project, count, onClose, onDeleted }: DeleteProjectDialogProps) {
  const say = useWords();
  const textOf = useFailureText();
  const act = useActKey();
  const [remove, { isLoading }] = api.useDeleteProjectMutation();
  const withVersion = useFreshVersion(project);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { id, name } = project;

  async function confirm() {
    try {
      await withVersion((version) =>
        remove({ params: { id }, version, actKey: act.of([id, version]), isSilent: true }).unwrap(),
      );
      act.done();
      onClose();
      onDeleted?.();
      notify({
        tone: 'success',
        title: say('projects.deleted', { name }),
        text: say('projects.deletedText'),
      });
    } catch (error) {
      const found = failureOf(error);
      if (!found) throw error;
      setFailure(found);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      isLoading={isLoading}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('projects.deleteTitle', { name })}
      confirmLabel={say('projects.delete')}
      cancelLabel={say('projects.cancel')}
      onConfirm={() => void confirm()}
    >
      <Stack gap={4}>
        {failure && (
          <Alert tone="error" title={textOf(failure).title} isLive>
            {textOf(failure).text}
          </Alert>
        )}
        <Text>{say('projects.deleteText', { count })}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
