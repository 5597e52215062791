import { Page } from '@lucerna/kit';
import { ProjectPage } from '../features/projects/page/ProjectPage';
import { usePageParams } from '../shared/route';

export default function ProjectRoute() {
  const { projectId } = usePageParams('project');
  return (
    <Page>
      <ProjectPage key={projectId} projectId={projectId} />
    </Page>
  );
}
