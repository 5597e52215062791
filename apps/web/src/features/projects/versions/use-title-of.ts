import type { ProjectVersion } from '@lucerna/contract';
import { useTranslate } from '../../../shared/i18n';

/** The title of a version in words, of one without as well. */
export function useTitleOf(): (version: Pick<ProjectVersion, 'title'>) => string {
  const t = useTranslate();
  return ({ title }) => title ?? t('versions.automatic');
}
