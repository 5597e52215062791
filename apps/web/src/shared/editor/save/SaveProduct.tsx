import { storeCreation, type CatalogId, type Creation, type Space } from '@lucerna/engine';
import { Button } from '@lucerna/kit';
import { useMemo } from 'react';
import { useSaveProduct } from '../../product';
import { useCan } from '../../session';
import { useTranslate } from '../../i18n';
import { isSameCreation, type CountedCreation } from './same-creation';
import type { ToSave } from './to-save';
import { ValidateAct } from './ValidateAct';

/** What an editor hands over to be stored. */
export interface SavedCreation extends ToSave {
  readonly space: Space;
  /** Of a drawn system. */
  readonly drawing?: Creation['drawing'];
  readonly quantity: number;
  readonly catalogId: CatalogId;
  /** What it is called in messages. */
  readonly name: string;
}

interface SaveProductProps extends SavedCreation {
  readonly mode: 'edit' | 'validate';
  readonly projectId: string;
  readonly productId: string;
  readonly stored?: CountedCreation;
}

/** Stores what was changed of a product of a project; or confirms it, with what is another today than it was. */
export function SaveProduct(props: SaveProductProps) {
  const { mode, projectId, productId, stored } = props;
  const { space, drawing = null, quantity, catalogId, name, isPossible, version, forget } = props;
  const t = useTranslate();
  const canEdit = useCan('project.edit');
  const isChanged = useMemo(
    () => mode === 'validate' && !(stored && isSameCreation(stored, { space, drawing, quantity })),
    [mode, stored, space, drawing, quantity],
  );
  const change = () => ({ creation: { ...storeCreation({ space, drawing }) }, quantity });
  const { isSaving, store, save } = useSaveProduct({ projectId, productId, name, version, change, forget });

  if (!canEdit) return null;
  if (mode === 'validate') {
    return (
      <ValidateAct
        projectId={projectId}
        productId={productId}
        name={name}
        catalogId={catalogId}
        version={version}
        store={isChanged ? store : null}
        isPossible={isPossible}
        forget={forget}
      />
    );
  }
  return (
    <Button
      variant="primary"
      isDisabled={!isPossible || version === undefined}
      isLoading={isSaving}
      onPress={() => void save()}
    >
      {t('configurator.save')}
    </Button>
  );
}
