import type { Creation } from '@lucerna/engine';
import { Heading, Stack, Text } from '@lucerna/kit';
import type { EditorCatalogue } from '../../shared/editor';
import { ExportPanel } from '../../shared/export/ExportPanel';
import { SignInLink, useCan, useSession } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';

interface SharedFilesProps {
  readonly creation: Creation;
  readonly catalogue: EditorCatalogue;
  readonly name: string;
}

/** The files of a shared creation, for whoever may download; a stranger is told how to. */
export function SharedFiles({ creation, catalogue, name }: SharedFilesProps) {
  const t = useTranslate();
  const { status } = useSession();
  const canDownload = useCan('project.download');
  if (canDownload)
    return <ExportPanel creation={creation} catalogue={catalogue} about={{ name, code: '' }} />;
  if (status !== 'signedOut') return null;
  return (
    <Stack gap={3} align="start">
      <Heading level={2} size={16}>
        {t('export.title')}
      </Heading>
      <Text size={14} tone="quiet">
        {t('share.filesText')}
      </Text>
      <SignInLink size="small" />
    </Stack>
  );
}
