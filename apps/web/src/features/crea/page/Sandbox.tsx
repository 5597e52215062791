import { Alert } from '@lucerna/kit';
import { useMemo } from 'react';
import { useCatalogue } from '../../../shared/catalogue/use-catalogue';
import { SpaceLoading } from '../../../shared/editor';
import { useTitle } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import { startComposed } from '../command/start';
import { CreaEditor } from '../room/CreaEditor';
import { useCreaCollections } from './use-crea-collections';

const nothing: readonly number[] = [];

/** An empty room in which any luminaire may be tried; nothing is kept or stored. */
export function Sandbox() {
  const t = useTranslate();
  const read = useCreaCollections(useCatalogue(), nothing);
  const { catalogue } = read;
  const start = useMemo(() => catalogue && startComposed(catalogue, {}), [catalogue]);
  const title = t('routes.sandbox');
  useTitle(title);
  if (!catalogue || !start?.ok) {
    return <SpaceLoading reading={read} />;
  }
  return (
    <CreaEditor
      title={title}
      catalogue={catalogue}
      start={start.value}
      draftKey={null}
      found={null}
      {...read.choice}
      notices={<Alert>{t('compositor.demonstration')}</Alert>}
      act={() => null}
    />
  );
}
