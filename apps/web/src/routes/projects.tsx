import { Page, PageHeader } from '@lucerna/kit';
import { useState } from 'react';
import { ListActs } from '../features/projects/list/ListActs';
import { ProjectList } from '../features/projects/list/ProjectList';
import { useListQuery } from '../features/projects/list/use-list-query';
import { ImportProjectDialog, NewProjectDialog, TrashDialog } from '../features/projects/name/late-dialogs';
import { api } from '../shared/api';
import { useTranslate } from '../shared/i18n';

export default function ProjectsPage() {
  const t = useTranslate();
  const list = useListQuery();
  const isFirst =
    api.useListProjectsQuery({ query: list.query }).data?.meta.totalDocs === 0 && !list.isNarrowed;
  const [showsTrash, setShowsTrash] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [importing, setImportingName] = useState<string | null>(null);
  const [creating, setCreating] = useState<string | null>(null);
  return (
    <Page>
      <PageHeader
        title={t('projects.title')}
        actions={
          <ListActs
            isFirst={isFirst}
            onNew={() => setNaming(true)}
            onTrash={() => setShowsTrash(true)}
            onImport={() => setImporting(true)}
          />
        }
      />
      <ProjectList list={list} creating={creating} importing={importing} onNew={() => setNaming(true)} />
      {showsTrash && <TrashDialog onClose={() => setShowsTrash(false)} />}
      {isImporting && (
        <ImportProjectDialog onClose={() => setImporting(false)} onImporting={setImportingName} />
      )}
      {isNaming && <NewProjectDialog onClose={() => setNaming(false)} onCreating={setCreating} />}
    </Page>
  );
}
