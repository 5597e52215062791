import type { DraftFacts } from '@lucerna/contract';
import { Alert, ButtonLink } from '@lucerna/kit';
import { useSession } from '../../shared/session';
import { useTranslate } from '../../shared/i18n';

/** What was configured last and is not yet added or stored. */
export default function Unfinished({ latest: { title, path } }: { latest: DraftFacts }) {
  const t = useTranslate();
  const { site } = useSession();
  if (path === null || title === null) return null;
  return (
    <Alert
      action={
        <ButtonLink href={path} size="small">
          {t('home.finish')}
        </ButtonLink>
      }
    >
      {t('home.unfinished', { name: title.replace(` · ${site.brand}`, '') })}
    </Alert>
  );
}
