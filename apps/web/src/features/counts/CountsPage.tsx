import { drawnSubfamilies } from '@lucerna/contract';
import { drawnSystem, type DrawnSystemName } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import {
  LoadedDraftGate,
  productKey,
  SaveCreation,
  useEditorCatalogue,
  useProductConfig,
  SpaceLoading,
  SpaceWaiting,
  together,
} from '../../shared/editor';
import { useTitle } from '../../shared/route';
import { useTranslate } from '../../shared/i18n';
import { CountsEditor } from './CountsEditor';
import { startCounting } from './start-counting';

/** The configurators without drawing: a new system, or one of a project to change, to validate or to look at. */
export function CountsPage({ system: name }: { system: DrawnSystemName }) {
  const t = useTranslate();
  const { model } = useParams();
  const asked = useProductConfig();
  const { mode, projectId, productId, config, catalogId } = asked;
  const read = useEditorCatalogue([drawnSubfamilies[name]], catalogId);
  const { catalogue } = read;
  const system = catalogue && drawnSystem(name, catalogue.elements);
  const start = useMemo(
    () =>
      catalogue && system && asked.isRead
        ? startCounting(system, catalogue.elements, {
            stored: config?.creation,
            quantity: config?.quantity,
            model,
          })
        : null,
    [system, catalogue, asked.isRead, config, model],
  );
  const title = asked.name ?? t(`counts.title.${name}`);
  const shown = asked.isRead || !productId ? title : undefined;
  useTitle(shown);

  if (!catalogue || !system?.ok || !start?.ok) {
    return <SpaceLoading reading={together(asked, read)} start={start} title={shown} />;
  }
  const place = productId
    ? productKey(productId, mode === 'validate')
    : `counts:${name}:${catalogId}:${projectId ?? 'new'}`;
  const draftKey = mode === 'view' ? null : place;
  return (
    <LoadedDraftGate key={`${place} ${mode}`} draftKey={draftKey} waiting={<SpaceWaiting title={title} />}>
      {(found) => (
        <CountsEditor
          system={system.value}
          catalogue={catalogue}
          start={start.value}
          draftKey={draftKey}
          found={found}
          title={title}
          code={config?.referenceCode}
          isReadOnly={mode === 'view'}
          notices={mode === 'validate' && <Alert>{t('editor.validating')}</Alert>}
          act={
            mode === 'view'
              ? undefined
              : (toSave) => (
                  <SaveCreation
                    {...toSave}
                    mode={mode}
                    catalogId={catalogue.catalogId}
                    name={title}
                    projectId={projectId}
                    productId={productId}
                    stored={start.value}
                  />
                )
          }
        />
      )}
    </LoadedDraftGate>
  );
}
