import { Page } from '@lucerna/kit';
import { ProjectPage } from '../features/projects/page/ProjectPage';
import { usePageParams } from '../shared/route';
import { usePrintInLight } from '../shared/theme/use-print-in-light';

export default function ProjectRoute() {
  usePrintInLight();
  const { projectId } = usePageParams('project');
  return (
    <Page>
      <ProjectPage key={projectId} projectId={projectId} />
    </Page>
  );
}
