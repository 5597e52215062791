import type { Project } from '@lucerna/contract';
import { Alert, ButtonLink, Stack } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';
import { href } from '../../../shared/route';
import { useTitleOf } from './use-title-of';

interface VersionBannerProps {
  readonly name: string;
  readonly versionOf: NonNullable<Project['versionOf']>;
}

/** Says that a page shows what a project was, and leads to the project. */
export function VersionBanner({ name, versionOf }: VersionBannerProps) {
  const t = useTranslate();
  const format = useFormat();
  const title = useTitleOf()(versionOf);
  const { projectId, number, createdAt } = versionOf;
  return (
    <Alert title={t('versions.isVersion', { number: String(number), name, title })}>
      <Stack gap={3} align="start">
        {t('versions.isVersionText', { date: format.date(createdAt) })}
        <ButtonLink href={href('project', { projectId })}>{t('versions.toProject')}</ButtonLink>
      </Stack>
    </Alert>
  );
}
