import type { CatalogId } from '@lucerna/engine';
import { Button } from '@lucerna/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '../../route';
import { useTranslate } from '../../i18n';
import { useValidation } from './use-validation';
import { ValidationDialog } from './ValidationDialog';

interface ValidateActProps {
  readonly projectId: string;
  readonly productId: string;
  /** What the product is called. */
  readonly name: string;
  readonly catalogId: CatalogId;
  /** Of the project; undefined while it is not known. */
  readonly version: number | undefined;
  /** What has to be stored first; null where nothing was changed. Ends with the version, or undefined when refused. */
  readonly store: (() => Promise<number | undefined>) | null;
  /** What was changed can be built. */
  readonly isPossible: boolean;
  /** Forgets what is kept of the work, once the product is validated. */
  readonly forget: () => void;
}

/** Stores what was changed and confirms the product with today's catalogue; then says what is another than it was. */
export function ValidateAct(props: ValidateActProps) {
  const { projectId, productId, name, catalogId, version, store, isPossible, forget } = props;
  const t = useTranslate();
  const navigate = useNavigate();
  const validation = useValidation(projectId, productId);
  const [isStoring, setStoring] = useState(false);

  async function confirm() {
    setStoring(true);
    const stored = await (store ? store() : version);
    setStoring(false);
    if (stored !== undefined && (await validation.validate(stored))) forget();
  }
  return (
    <>
      <Button
        variant="primary"
        isDisabled={version === undefined || (store !== null && !isPossible)}
        isLoading={isStoring || validation.isValidating}
        onPress={() => void confirm()}
      >
        {t('editor.validate')}
      </Button>
      {validation.found && (
        <ValidationDialog
          name={name}
          catalogId={catalogId}
          validation={validation.found}
          onClose={validation.forget}
          onLeave={() => void navigate(href('project', { projectId }))}
        />
      )}
    </>
  );
}
