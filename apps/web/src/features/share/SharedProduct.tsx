import { rebuildCreation } from '@lucerna/engine';
import { Alert, Heading } from '@lucerna/kit';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { api, failureOf } from '../../shared/api';
import { familiesOf, readingOf, together, useEditorCatalogue, SpaceLoading } from '../../shared/editor';
import { useTitle } from '../../shared/route';
import { ShareLink } from '../../shared/share/ShareLink';
import { useProblemText, useTranslate } from '../../shared/i18n';
import { LinkGone } from './LinkGone';
import { SharedView } from './SharedView';

/** What a link leads to, for anyone: the product as it was shared, to look at and to copy into a project (CFG-08). */
export function SharedProduct() {
  const t = useTranslate();
  const problemText = useProblemText();
  const { hash = '' } = useParams();
  const share = api.useGetShareQuery({ params: { hash }, isSilent: true });
  const { data } = share;
  const families = useMemo(() => familiesOf(data?.creation), [data]);
  const read = useEditorCatalogue(families, data?.catalogId);
  const { catalogue } = read;
  const creation = useMemo(
    () => (data && catalogue ? rebuildCreation(data.creation, catalogue.elements) : null),
    [data, catalogue],
  );
  useTitle(data?.name);

  const failure = failureOf(share.error);
  // An address that is cut short is no question that the server understands.
  if (failure?.status === 404 || failure?.status === 400)
    return <LinkGone isRevoked={failure.code === 'shareRevoked'} />;
  if (!data || !catalogue || !creation?.ok) {
    return <SpaceLoading reading={together(readingOf(share), read)} start={creation} />;
  }
  return (
    <SharedView
      creation={creation.value}
      catalogue={catalogue}
      name={data.name}
      side={
        data.isOwn && (
          <section>
            <Heading level={2} size={16}>
              {t('share.own')}
            </Heading>
            <ShareLink link={data} />
          </section>
        )
      }
      notices={
        data.problems.length > 0 && (
          <Alert tone="warning">{data.problems.map((each) => problemText(each)).join(' ')}</Alert>
        )
      }
    />
  );
}
