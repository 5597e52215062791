import { drawnSystems } from '@lucerna/engine';
import type { CountedSystem } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import {
  FoundWorkGate,
  productKey,
  SaveCreation,
  useEditorCatalogue,
  useProductConfig,
  WholeLoading,
  WholeWaiting,
} from '../../shared/editor';
import { useTitle } from '../../shared/route';
import { useWords } from '../../shared/words';
import { CountsEditor } from './CountsEditor';
import { startCounting } from './start-counting';

/** The configurators without drawing: a new system, or one of a project to change, to validate or to look at. */
export function CountsPage({ system }: { system: CountedSystem }) {
  const say = useWords();
  const { model } = useParams();
  const asked = useProductConfig();
  const { mode, projectId, productId, config, catalogId } = asked;
  const read = useEditorCatalogue([drawnSystems[system].subFamily], catalogId);
  const { catalogue } = read;
  const start = useMemo(
    () =>
      catalogue && asked.isRead
        ? startCounting(system, catalogue.elements, {
            stored: config?.creation,
            quantity: config?.quantity,
            model,
          })
        : null,
    [system, catalogue, asked.isRead, config, model],
  );
  const title = asked.name ?? say(`counts.title.${system}`);
  useTitle(asked.isRead ? title : undefined);

  if (!catalogue || !start?.ok) {
    return (
      <WholeLoading
        error={asked.error ?? read.error}
        problems={start?.ok === false ? start.problems : undefined}
        onRetry={() => {
          if (asked.error) asked.retry();
          read.retry();
        }}
      />
    );
  }
  const place = productId
    ? productKey(productId, mode === 'validate')
    : `counts:${system}:${catalogId}:${projectId ?? 'new'}`;
  const keptKey = mode === 'view' ? null : place;
  return (
    <FoundWorkGate key={`${place} ${mode}`} keptKey={keptKey} waiting={<WholeWaiting />}>
      {(found) => (
        <CountsEditor
          system={system}
          catalogue={catalogue}
          start={start.value}
          keptKey={keptKey}
          found={found}
          title={title}
          code={config?.referenceCode}
          isReadOnly={mode === 'view'}
          notices={mode === 'validate' && <Alert>{say('editor.validating')}</Alert>}
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
    </FoundWorkGate>
  );
}
