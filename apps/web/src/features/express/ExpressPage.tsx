import { useMemo } from 'react';
import { useParams } from 'react-router';
import { api } from '../../shared/api';
import {
  familiesOf,
  LoadedDraftGate,
  useEditorCatalogue,
  useLastKnownProduct,
  useProductConfig,
  SpaceLoading,
  SpaceWaiting,
  readingOf,
  together,
} from '../../shared/editor';
import { ProductGone } from '../../shared/product';
import { useTitle } from '../../shared/route';
import { draftKeyOf } from './express';
import { ExpressCreation } from './ExpressCreation';
import { ExpressLuminaire } from './ExpressLuminaire';

interface ExpressPageProps {
  /** It is to be confirmed with today's catalogue. */
  readonly isValidating?: boolean;
}

/** The fastest way to change a product of a project: all of its attributes and its quantity on one screen. */
export function ExpressPage({ isValidating = false }: ExpressPageProps) {
  const { projectId = '' } = useParams();
  const asked = useProductConfig();
  const { config } = asked;
  const project = api.useGetProjectQuery({ params: { id: projectId } });
  const families = useMemo(
    () => (config ? [config.subFamily.id, ...familiesOf(config.creation)] : []),
    [config],
  );
  const read = useEditorCatalogue(families, config?.catalogId);
  const { catalogue } = read;
  const product = useLastKnownProduct(
    config && project.data?.products.byId[config.productId],
    config?.productId ?? '',
  );
  useTitle(product?.name);

  if (project.data && config && !product) return <ProductGone />;
  if (!catalogue || !config || !product || !project.data) {
    return <SpaceLoading reading={together(asked, readingOf(project), read)} />;
  }
  const given = { config, catalogue, product, project: project.data, isValidating };
  const Changing = config.creation ? ExpressCreation : ExpressLuminaire;
  return (
    <LoadedDraftGate key={config.productId} draftKey={draftKeyOf(given)} waiting={<SpaceWaiting />}>
      {(found) => <Changing {...given} found={found} />}
    </LoadedDraftGate>
  );
}
