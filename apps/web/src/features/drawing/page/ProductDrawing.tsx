import { drawnSubfamilies, type Project, type ProjectProduct } from '@lucerna/contract';
import type { DrawnSystemName } from '@lucerna/engine';
import { Alert, ButtonLink } from '@lucerna/kit';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { api } from '../../../shared/api';
import {
  OpenedProduct,
  productKey,
  SaveCreation,
  useEditorCatalogue,
  useLoadedDraft,
  useFreshData,
  SpaceLoading,
  readingOf,
  together,
} from '../../../shared/editor';
import { ExportPanel } from '../../../shared/export/ExportPanel';
import { href } from '../../../shared/route';
import { useTranslate } from '../../../shared/i18n';
import { withFloor } from '../floor/floor-plan';
import { startWork } from '../work/start-work';
import { DrawnEditor } from './DrawnEditor';

/** Changes, validates, exports or shows a drawn product of a project. */
export function ProductDrawing({ system }: { system: DrawnSystemName }) {
  return (
    <OpenedProduct>
      {(product, project) => <Product system={system} project={project} product={product} />}
    </OpenedProduct>
  );
}

interface ProductProps {
  readonly system: DrawnSystemName;
  readonly project: Project;
  readonly product: ProjectProduct;
}

/** Changing and validating go on with what was kept since of each; the other modes show what the project has. */
function Product({ system, project, product }: ProductProps) {
  const t = useTranslate();
  const { mode = 'edit' } = useParams();
  const { _id: productId, quantity, name, referenceCode } = product;
  const { id: projectId, catalogId } = project;
  const stored = api.useGetProductConfigQuery({ params: { id: productId }, query: { projectId } });
  const config = useFreshData(stored);
  const isSeen = mode === 'view' || mode === 'export';
  const key = isSeen ? null : productKey(productId, mode === 'validate');
  const found = useLoadedDraft(key);
  const read = useEditorCatalogue([drawnSubfamilies[system]], catalogId);
  const { catalogue } = read;
  const creation: unknown = config?.creation;
  const start = useMemo(
    () => catalogue && config && startWork(system, catalogue, { stored: creation, quantity }),
    [system, catalogue, config, creation, quantity],
  );
  const begun = start && start.ok ? start.value : null;
  const has = useMemo(
    () =>
      begun
        ? { space: null, drawing: withFloor(begun.drawing, begun.floor), quantity: begun.quantity }
        : undefined,
    [begun],
  );

  if (!catalogue || !start || !start.ok || found === undefined) {
    return <SpaceLoading reading={together(readingOf(stored), read)} start={start} />;
  }
  return (
    <DrawnEditor
      key={mode}
      title={name}
      catalogue={catalogue}
      start={start.value}
      draftKey={key}
      found={found}
      code={referenceCode}
      isReadOnly={isSeen}
      notices={mode === 'validate' && <Alert>{t('editor.validating')}</Alert>}
      side={({ creation: made }) =>
        mode === 'export' && (
          <ExportPanel creation={made} catalogue={catalogue} about={{ name, code: referenceCode }} />
        )
      }
      act={({ creation: made, ...toSave }) =>
        mode === 'edit' || mode === 'validate' ? (
          <SaveCreation
            {...made}
            {...toSave}
            mode={mode}
            catalogId={catalogue.catalogId}
            name={name}
            projectId={projectId}
            productId={productId}
            stored={has}
          />
        ) : (
          <ButtonLink variant="primary" href={href('project', { projectId })}>
            {t('drawing.toProject')}
          </ButtonLink>
        )
      }
    />
  );
}
