import { problemField, type Problem } from '@lucerna/engine';
import { ButtonLink, ErrorState, Page } from '@lucerna/kit';
import { useParams } from 'react-router';
import { href, useChoosing } from '../../route';
import { useProblemText, useTranslate } from '../../i18n';

/** Problems of a tree in which something is missing or of another kind than it should be. */
const damaged: readonly string[] = ['domain-incorrect', 'domain-data-missing', 'domain-not-space'];
/** Problems of a tree that is made of what the catalogue does not have. */
const unknown: readonly string[] = ['variations-not-found', 'family-data-missing'];

/** It was drawn and this editor has no plan, or the other way round. */
const isOfOther = ({ code, data }: Problem) => code === 'domain-incorrect' && data?.['path'] === 'drawing';

/** Why a stored creation cannot be opened, that nothing of it is lost, and what can be done. */
export function Unopened({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslate();
  const problemText = useProblemText();
  const choosing = useChoosing();
  const { projectId, productId } = useParams();
  const isStored = projectId !== undefined && productId !== undefined;

  function reasonOf(problem: Problem): string {
    const { code } = problem;
    if (code === 'domain-newer') return t('editor.unopenedNewer');
    if (isOfOther(problem)) return t('editor.unopenedOtherWay');
    if (damaged.includes(code)) return t('editor.unopenedDamaged');
    if (unknown.includes(code))
      return t('editor.unopenedUnknown', { model: problemField(problem, 'code') || '–' });
    return problemText(problem);
  }
  const reasons = [...new Set(problems.map(reasonOf))].join(' ');
  const whatNow = t(isStored ? 'editor.unopenedProduct' : 'editor.unopenedOther');
  return (
    <Page>
      <ErrorState
        headingLevel={1}
        title={t('editor.unopened')}
        advice={problems.some(isOfOther) ? reasons : `${reasons} ${whatNow}`}
        action={
          isStored ? (
            <ButtonLink href={href('project', { projectId })} variant="primary">
              {t('editor.toProject')}
            </ButtonLink>
          ) : (
            <ButtonLink href={choosing.collections()}>{t('collections.title')}</ButtonLink>
          )
        }
      />
    </Page>
  );
}
