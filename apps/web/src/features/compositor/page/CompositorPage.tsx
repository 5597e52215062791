import { Alert, ButtonLink, EmptyState, Page } from '@lucerna/kit';
import { Navigate } from 'react-router';
import { mayCompose } from '../../../shared/configuring/may-compose';
import { SaveCreation, WholeLoading } from '../../../shared/editor';
import { useFlag } from '../../../shared/flag';
import { href, useChoosing, useTitle } from '../../../shared/route';
import { SignInLink, useSession } from '../../../shared/session';
import { useWords } from '../../../shared/words';
import { CompositorEditor } from './CompositorEditor';
import { useCompositionAsked } from './use-composition-asked';

interface CompositorPageProps {
  /** It opens for everyone, and keeps and stores nothing. */
  readonly isDemonstration?: boolean;
  /** It is looked at only. */
  readonly isPreview?: boolean;
}

/** The compositor: something new, a preconfigured product, or a product of a project, as the address asks. */
export function CompositorPage({ isDemonstration = false, isPreview = false }: CompositorPageProps) {
  const say = useWords();
  const places = useFlag('compositor');
  const canValidate = useFlag('validateComposingPendantsProduct');
  const { status } = useSession();
  const choosing = useChoosing();
  const asked = useCompositionAsked();
  const { mode, projectId, productId, config, configId, catalogue, collection, start } = asked;
  const title = asked.name ?? say('compositor.title');
  useTitle(title);

  if (asked.isValidating && productId && projectId && canValidate === false) {
    return <Navigate to={href('validateProduct', { projectId, productId })} replace />;
  }
  const subFamilyId = collection?.subFamily.id ?? 0;
  const applications = collection?.applicationsLocations.map(({ id }) => id) ?? [];
  const isOpen = isDemonstration || isPreview || mayCompose(places, { subFamilyId, applications });
  if (collection && status !== 'unknown' && !isOpen) {
    return (
      <Page>
        <EmptyState
          headingLevel={1}
          title={say('compositor.shut')}
          action={
            <>
              {status !== 'signedIn' && <SignInLink variant="primary" />}
              <ButtonLink href={choosing.collections()}>{say('collections.title')}</ButtonLink>
            </>
          }
        >
          {say('compositor.shutText', { name: collection.name })}
        </EmptyState>
      </Page>
    );
  }
  if (!catalogue || !start?.ok) {
    return (
      <WholeLoading
        error={asked.error}
        problems={start?.ok === false ? start.problems : undefined}
        onRetry={asked.retry}
      />
    );
  }
  const from = configId ? `p${configId}` : (projectId ?? 'new');
  const place = productId
    ? `product:${productId}`
    : `compositor:${catalogue.catalogId}:${subFamilyId}:${from}`;
  return (
    <CompositorEditor
      key={place}
      catalogue={catalogue}
      start={start.value}
      isNew={!productId && !configId}
      keptKey={isDemonstration || isPreview || mode === 'validate' ? null : place}
      title={title}
      code={config?.referenceCode}
      isReadOnly={isPreview}
      notices={
        <>
          {mode === 'validate' && <Alert>{say('editor.validating')}</Alert>}
          {isDemonstration && <Alert>{say('compositor.demonstration')}</Alert>}
        </>
      }
      act={
        isDemonstration || isPreview || mode === 'view'
          ? undefined
          : (toSave) => (
              <SaveCreation
                {...toSave}
                mode={mode === 'create' || mode === 'edit' ? mode : 'validate'}
                catalogId={catalogue.catalogId}
                name={title}
                projectId={projectId}
                productId={productId}
              />
            )
      }
    />
  );
}
