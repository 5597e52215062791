import { ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { useParams } from 'react-router';
import { QuietLamp } from '../picture/QuietLamp';
import { href } from '../route';
import { useWords } from '../words';

/** Says that the project has no such product any more. */
export function ProductGone() {
  const say = useWords();
  const { projectId } = useParams();
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        picture={<QuietLamp isOff />}
        title={say('configurator.productGone')}
        action={
          projectId && (
            <ButtonLink variant="primary" href={href('project', { projectId })}>
              {say('orders.toProject')}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}
