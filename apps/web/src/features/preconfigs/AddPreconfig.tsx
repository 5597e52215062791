import { configuratorPage } from '@lucerna/contract';
import { ButtonLink, ErrorState, Page, Spinner } from '@lucerna/kit';
import { Navigate, useParams } from 'react-router';
import { api } from '../../shared/api';
import { FailedQueryPage } from '../../shared/failure';
import { configuratorHref, useChoosing } from '../../shared/route';
import { useProblemText, useTranslate } from '../../shared/i18n';

/** Leads a preconfigured product into the configurator of its type, which reads it by its number. */
export function AddPreconfig() {
  const t = useTranslate();
  const problemText = useProblemText();
  const choosing = useChoosing();
  const { preconfigId = '' } = useParams();
  const query = api.useGetPreconfigQuery({
    params: { id: Number(preconfigId) },
  });
  const { data } = query;
  if (query.error) return <FailedQueryPage query={query} />;
  if (!data) {
    return (
      <Page>
        <Spinner label={t('preconfigs.opening')} />
      </Page>
    );
  }
  const { configuratorType, subFamily, catalogId, familyId } = data;
  const asked = { type: configuratorType.id, subFamilyId: subFamily.id, catalogId, familyId };
  const way = configuratorPage(asked, { mode: 'create', preconfigId: data.id });
  if (way.ok) return <Navigate to={configuratorHref(way.value)} replace />;
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={problemText(way.problem)}
        action={<ButtonLink href={choosing.collections()}>{t('collections.title')}</ButtonLink>}
      />
    </Page>
  );
}
