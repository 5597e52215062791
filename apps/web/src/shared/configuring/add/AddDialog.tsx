import { projectName } from '@lucerna/contract';
import { Button, Dialog, Skeleton, Stack, Text, TextField } from '@lucerna/kit';
import { useId, useState, type FormEvent } from 'react';
import { FailedPart } from '../../failure';
import { useRule } from '../../form';
import { useHeld } from '../../route';
import { useCan } from '../../session';
import { useTranslate } from '../../i18n';
import { newProject, OpenProjects } from './OpenProjects';
import { useAdd, type Addition } from './use-add';
import { useOpenProjects } from './use-open-projects';

/** Asks to which project: one of the account's in the same catalogue that is not ordered, or a new one with a name. */
export default function AddDialog({ addition, onClose }: { addition: Addition; onClose: () => void }) {
  const t = useTranslate();
  const rule = useRule();
  const projects = useOpenProjects(addition.catalogId);
  const { asked } = projects;
  // What is asked for again stays as it stands: somebody may be typing.
  const isReading = asked.isLoading && !asked.error;
  const [wanted, setWanted] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const { addTo, addToNew, isAdding } = useAdd(addition);
  const canCreate = useCan('project.add');
  // A project that is being made is no choice of the dialog in which its name was typed.
  const found = useHeld(asked.data, isAdding);
  const open = (found?.docs ?? []).filter(({ may }) => may.includes('edit'));
  // What a search no longer shows is not added to.
  const isShown = wanted === newProject || open.some(({ id }) => id === wanted);
  // Nor is another begun because nothing was found: its field would take the focus from the search.
  const other = canCreate && projects.search === '' ? newProject : null;
  const chosen = (isShown ? wanted : null) ?? open[0]?.id ?? other;
  const checked = projectName.safeParse(name);
  const nameError = isTried ? rule(projectName)(name) : null;

  const formId = useId();

  async function add() {
    if (chosen === null || isAdding) return;
    if (chosen !== newProject) return addTo(chosen);
    setTried(true);
    if (checked.success) await addToNew(checked.data);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void add();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!isAdding}
      title={t('configurator.addToProject')}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          isDisabled={isReading || chosen === null}
          isLoading={isAdding}
        >
          {t('configurator.add')}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={5} aria-busy={isReading}>
          {isReading ? (
            <Skeleton lines={4} />
          ) : (
            <>
              <FailedPart asked={asked} />
              {chosen === null && !asked.error && projects.search === '' && (
                <Text>{t('configurator.noOpenProject')}</Text>
              )}
              {found && (
                <OpenProjects
                  projects={projects}
                  open={open}
                  total={found.meta.totalDocs}
                  canCreate={canCreate}
                  chosen={chosen}
                  onChoose={setWanted}
                />
              )}
              {chosen === newProject && (
                <TextField
                  label={t('configurator.projectName')}
                  value={name}
                  onChange={(typed) => {
                    setName(typed);
                    // A list that comes late takes nothing of what is typed.
                    setWanted(newProject);
                  }}
                  maxLength={50}
                  autoFocus
                  errorMessage={nameError}
                />
              )}
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
