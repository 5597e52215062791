import type { CatalogId, Configuration } from '@lucerna/engine';
import { Alert, Dialog, Spinner } from '@lucerna/kit';
import { useMemo } from 'react';
import { creationOfProduct } from '../../export/creation-of-product';
import { FailedQuery } from '../../failure';
import { useProblemText, useTranslate } from '../../i18n';
import { useEditorCatalogue } from '../catalogue/use-editor-catalogue';
import ShareDialog from './ShareDialog';

/** A luminaire of the configurator by attributes. */
export interface SharedLuminaire {
  readonly model: string;
  readonly name: string;
  readonly subFamilyId: number;
  readonly catalogId: CatalogId;
  readonly configuration: Configuration;
  readonly isPossible: boolean;
}

/** The dialog of a link to a single luminaire, once its collection is read, which hanging it in a room needs. */
export default function ShareLuminaireDialog(props: SharedLuminaire & { readonly onClose: () => void }) {
  const { model, name, subFamilyId, catalogId, configuration, isPossible, onClose } = props;
  const t = useTranslate();
  const problemText = useProblemText();
  const { catalogue, error, isAsking, retry } = useEditorCatalogue([subFamilyId], catalogId);
  const elements = catalogue?.elements;
  const made = useMemo(
    () =>
      elements &&
      creationOfProduct({ productId: crypto.randomUUID(), model, configuration, creation: null }, elements),
    [elements, model, configuration],
  );
  if (made?.ok) {
    return (
      <ShareDialog
        creation={made.value}
        catalogId={catalogId}
        name={name}
        isPossible={isPossible}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={t('share.title')}>
      {error !== null && <FailedQuery error={error} isAsking={isAsking} onRetry={retry} />}
      {made ? (
        <Alert tone="warning">{made.problems.map((each) => problemText(each)).join(' ')}</Alert>
      ) : (
        error === null && <Spinner label={t('share.title')} />
      )}
    </Dialog>
  );
}
