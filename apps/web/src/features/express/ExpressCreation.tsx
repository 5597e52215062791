import {
  applyDrawingEdit,
  applyEdit,
  creationOf,
  lightsOf,
  ok,
  rebuildCreation,
  storeCreation,
} from '@lucerna/engine';
import type { Configuration, Creation, ElementCatalogue, Problem, Result } from '@lucerna/engine';
import { Alert } from '@lucerna/kit';
import { useMemo, useState } from 'react';
import { BillLines, CatalogueContext, SharedChoices, useBill, useEditProblemText } from '../../shared/editor';
import { useWords } from '../../shared/words';
import type { Express } from './express';
import { ExpressFrame } from './ExpressFrame';
import { useSaveProduct } from './use-save-product';

/** Gives all or some luminaires of a creation attributes, or none where one refuses; of a drawn one the drawing. */
function changed(
  { space, drawing }: Creation,
  delta: Configuration,
  some: readonly string[] | undefined,
  catalogue: ElementCatalogue,
): Result<Creation> {
  if (drawing) {
    const edited = applyDrawingEdit(
      drawing,
      { type: 'set-attributes', attributes: delta, ...(some && { ids: some }) },
      catalogue,
    );
    return edited.ok ? creationOf(edited.value, catalogue) : edited;
  }
  const ids = some ?? space.compositions.flatMap(lightsOf).map(({ id }) => id);
  const edited = applyEdit(space, { type: 'change-attributes', ids, delta }, catalogue);
  return edited.ok ? ok({ space: edited.value, drawing: null }) : edited;
}

/** The attributes of all luminaires of a creation on one screen. */
export function ExpressCreation(express: Express) {
  const say = useWords();
  const { config, catalogue } = express;
  const rebuilt = useMemo(() => rebuildCreation(config.creation, catalogue.elements), [config, catalogue]);
  if (!rebuilt.ok) return <Alert tone="warning">{say('editor.unreadable')}</Alert>;
  return <Changing {...express} start={rebuilt.value} />;
}

function Changing({
  config,
  catalogue,
  product,
  project,
  isValidating,
  start,
}: Express & { readonly start: Creation }) {
  const problemText = useEditProblemText();
  const [creation, setCreation] = useState(start);
  const [quantity, setQuantity] = useState(config.quantity);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const stored = useMemo(() => ({ ...storeCreation(creation) }), [creation]);
  const saving = useSaveProduct(project, product, { creation: stored, quantity });
  const { bill, problems } = useBill(creation.space, catalogue, quantity);
  const lights = useMemo(() => creation.space.compositions.flatMap(lightsOf), [creation]);

  function change(delta: Configuration, ids?: readonly string[]) {
    const next = changed(creation, delta, ids, catalogue.elements);
    setRefused(next.ok ? [] : next.problems);
    if (next.ok) setCreation(next.value);
  }
  return (
    <CatalogueContext value={catalogue}>
      <ExpressFrame
        project={project}
        product={product}
        isValidating={isValidating}
        pictures={lights.slice(0, 6).map(({ model, attributes }) => ({ model, finish: attributes.color }))}
        code={config.referenceCode}
        bill={bill}
        catalogue={catalogue}
        quantity={quantity}
        onQuantity={setQuantity}
        isPossible={bill !== null}
        isChanged={creation !== start || quantity !== config.quantity}
        saving={saving}
        parts={bill && <BillLines bill={bill} />}
        problems={[...refused, ...problems].map((each) => problemText(each))}
      >
        <SharedChoices
          lights={lights}
          catalogue={catalogue}
          hasHeight={creation.drawing === null}
          onChange={change}
        />
      </ExpressFrame>
    </CatalogueContext>
  );
}
