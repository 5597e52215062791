import { Button, Page, PageHeader } from '@lucerna/kit';
import { useState } from 'react';
import { ProjectList } from '../features/projects/list/ProjectList';
import { useListQuery } from '../features/projects/list/use-list-query';
import { NewProjectDialog, TrashDialog } from '../features/projects/name/late-dialogs';
import { api } from '../shared/api';
import { useCan } from '../shared/session';
import { useTranslate } from '../shared/i18n';

export default function ProjectsPage() {
  const t = useTranslate();
  const canAdd = useCan('project.add');
  const list = useListQuery();
  // Where there is no project yet the invitation in the page is the one first act.
  const isFirst =
    api.useListProjectsQuery({ query: list.query }).data?.meta.totalDocs === 0 &&
    !list.search &&
    list.whose === 'ALL';
  const [showsTrash, setShowsTrash] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [creating, setCreating] = useState<string | null>(null);
  return (
    <Page>
      <PageHeader
        title={t('projects.title')}
        actions={
          <>
            <Button variant="quiet" icon="trash" onPress={() => setShowsTrash(true)}>
              {t('projects.trash')}
            </Button>
            {canAdd && !isFirst && (
              <Button variant="primary" icon="plus" onPress={() => setNaming(true)}>
                {t('projects.newProject')}
              </Button>
            )}
          </>
        }
      />
      <ProjectList list={list} creating={creating} onNew={() => setNaming(true)} />
      {showsTrash && <TrashDialog onClose={() => setShowsTrash(false)} />}
      {isNaming && <NewProjectDialog onClose={() => setNaming(false)} onCreating={setCreating} />}
    </Page>
  );
}
