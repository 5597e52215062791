import { configuratorPage } from '@lucerna/contract';
import { ButtonLink, ErrorState, Page } from '@lucerna/kit';
import { useParams } from 'react-router';
import { useChoosing } from '../../shared/route';
import { useProblemText, useTranslate } from '../../shared/i18n';

/** Says that there is no configurator of the type in the address (RTE-07): 'No configurator setted!'. */
export function NoConfigurator() {
  const t = useTranslate();
  const problemText = useProblemText();
  const choosing = useChoosing();
  const { configurator = '' } = useParams();
  const type = configurator.replace(/-configurator$/, '');
  const way = configuratorPage({ type, subFamilyId: 0 }, { mode: 'create' });
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={problemText(way.ok ? { code: 'configurator-missing' } : way.problem)}
        action={<ButtonLink href={choosing.collections()}>{t('collections.title')}</ButtonLink>}
      />
    </Page>
  );
}
