import { Alert } from '@lucerna/kit';
import { Navigate } from 'react-router';
import { mayCompose } from '../../../shared/configuring/ways/may-compose';
import {
  LoadedDraftGate,
  productKey,
  SaveCreation,
  SpaceLoading,
  SpaceWaiting,
} from '../../../shared/editor';
import type { SpaceToSave } from '../../../shared/editor';
import { useFlag } from '../../../shared/flag';
import { href, useTitle } from '../../../shared/route';
import { useSession } from '../../../shared/session';
import { useTranslate } from '../../../shared/i18n';
import { MiniCompositor } from '../mini/MiniCompositor';
import { CompositorEditor } from './CompositorEditor';
import { CompositorShut } from './CompositorShut';
import { useCompositionAsked } from './use-composition-asked';

interface CompositorPageProps {
  /**
   * `demonstration` opens for everyone, and keeps and stores nothing; `preview` is looked at only; `mini` offers a few
   * choices for something new.
   */
  readonly as?: 'whole' | 'mini' | 'demonstration' | 'preview';
}

/** The compositor: something new, a preconfigured product, or a product of a project, as the address asks. */
export function CompositorPage({ as = 'whole' }: CompositorPageProps) {
  const t = useTranslate();
  const places = useFlag('compositor');
  const canValidate = useFlag('validateComposingPendantsProduct');
  const { status } = useSession();
  const asked = useCompositionAsked();
  const { mode, projectId, productId, config, configId, catalogue, collection, start } = asked;
  const isMini = as === 'mini' && !productId && !configId;
  const title = asked.name ?? t(isMini ? 'compositor.mini' : 'compositor.title');
  useTitle(asked.isRead ? title : undefined);

  if (asked.isValidating && productId && projectId && canValidate === false) {
    return <Navigate to={href('validateProduct', { projectId, productId })} replace />;
  }
  const isFree = as === 'demonstration' || as === 'preview';
  const subFamilyId = collection?.subFamily.id ?? 0;
  const applications = collection?.applicationsLocations.map(({ id }) => id) ?? [];
  if (collection && status !== 'unknown' && !isFree && !mayCompose(places, { subFamilyId, applications })) {
    const product = projectId && productId ? { projectId, productId } : null;
    return <CompositorShut collection={collection.name} product={product} />;
  }
  if (!catalogue || !start?.ok) {
    return <SpaceLoading reading={asked} start={start} title={asked.isRead ? title : undefined} />;
  }
  const from = configId ? `p${configId}` : (projectId ?? 'new');
  const place = productId
    ? productKey(productId, mode === 'validate')
    : `compositor:${catalogue.catalogId}:${subFamilyId}:${from}`;
  const act = (toSave: SpaceToSave) => (
    <SaveCreation
      {...toSave}
      mode={mode === 'create' || mode === 'edit' ? mode : 'validate'}
      catalogId={catalogue.catalogId}
      name={title}
      projectId={projectId}
      productId={productId}
      stored={start.value}
    />
  );
  const given = { catalogue, start: start.value, title };
  if (isMini) {
    return (
      <LoadedDraftGate key={place} draftKey={place} waiting={<SpaceWaiting title={title} />}>
        {(found) => <MiniCompositor {...given} draftKey={place} found={found} act={act} />}
      </LoadedDraftGate>
    );
  }
  const draftKey = isFree ? null : place;
  return (
    <LoadedDraftGate key={`${place} ${mode}`} draftKey={draftKey} waiting={<SpaceWaiting title={title} />}>
      {(found) => (
        <CompositorEditor
          {...given}
          isNew={!productId && !configId}
          draftKey={draftKey}
          found={found}
          code={config?.referenceCode}
          isReadOnly={as === 'preview'}
          notices={
            <>
              {mode === 'validate' && <Alert>{t('editor.validating')}</Alert>}
              {as === 'demonstration' && <Alert>{t('compositor.demonstration')}</Alert>}
            </>
          }
          act={isFree || mode === 'view' ? undefined : act}
        />
      )}
    </LoadedDraftGate>
  );
}
