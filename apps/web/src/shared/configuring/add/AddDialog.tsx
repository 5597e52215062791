import { projectName } from '@lucerna/contract';
import { Button, ChoiceCards, Dialog, Skeleton, Stack, Text, TextField } from '@lucerna/kit';
import { useId, useState, type FormEvent } from 'react';
import { api } from '../../api';
import { FailedPart } from '../../failure';
import { useRule } from '../../form';
import { useHeld } from '../../route';
import { useCan } from '../../session';
import { useFormat, useTranslate } from '../../i18n';
import { useAdd, type Addition } from './use-add';

const newOne = 'new';
const most = 50;

/** Asks to which project: one of the account's in the same catalogue, or a new one with a name. */
export default function AddDialog({ addition, onClose }: { addition: Addition; onClose: () => void }) {
  const t = useTranslate();
  const rule = useRule();
  const format = useFormat();
  const { catalogId } = addition;
  const projects = api.useListProjectsQuery({ query: { itemsPerPage: most } });
  // What is asked for again stays as it stands: somebody may be typing.
  const isReading = projects.isLoading && !projects.error;
  const [wanted, setWanted] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const { addTo, addToNew, isAdding } = useAdd(addition);
  const canCreate = useCan('project.add');
  // A project that is being made is no choice of the dialog in which its name was typed.
  const found = useHeld(projects.data, isAdding);
  const open = found?.docs.filter((each) => each.catalogId === catalogId && each.status === 1) ?? [];
  const chosen = wanted ?? open[0]?.id ?? (canCreate ? newOne : null);
  const checked = projectName.safeParse(name);
  const nameError = isTried ? rule(projectName)(name) : null;

  const formId = useId();

  async function add() {
    if (chosen === null || isAdding) return;
    if (chosen !== newOne) return addTo(chosen);
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
              <FailedPart asked={projects} />
              {chosen === null && !projects.error && <Text>{t('configurator.noOpenProject')}</Text>}
              {open.length > 0 && (
                <ChoiceCards
                  layout="list"
                  label={t('configurator.whichProject')}
                  isLabelHidden
                  choices={[
                    ...(canCreate ? [{ value: newOne, label: t('configurator.newProject') }] : []),
                    ...open.map((project) => ({
                      value: project.id,
                      label: project.name,
                      description: format.shortDate(project.updatedAt),
                      end: t('projects.products', { count: project.productCount }),
                    })),
                  ]}
                  value={chosen}
                  onChange={setWanted}
                />
              )}
              {chosen === newOne && (
                <TextField
                  label={t('configurator.projectName')}
                  value={name}
                  onChange={(typed) => {
                    setName(typed);
                    // A list that comes late takes nothing of what is typed.
                    setWanted(newOne);
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
