import type { ProductValidation } from '@lucerna/contract';
import { storeCreation } from '@lucerna/engine';
import { Button, notify } from '@lucerna/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, useActKey } from '../../api';
import { href } from '../../route';
import { useCan } from '../../session';
import { useWords } from '../../words';
import type { SavedCreation } from './SaveCreation';
import { ValidationDialog } from './ValidationDialog';

interface SaveProductProps extends SavedCreation {
  readonly mode: 'edit' | 'validate';
  readonly projectId: string;
  readonly productId: string;
}

/** Stores what was changed of a product of a project; or confirms it, with what is another today than it was. */
export function SaveProduct(props: SaveProductProps) {
  const { mode, projectId, productId, space, drawing = null, quantity, name, isPossible, forget } = props;
  const say = useWords();
  const navigate = useNavigate();
  const storing = useActKey();
  const confirming = useActKey();
  const canEdit = useCan('project.edit');
  const { data: project } = api.useGetProjectQuery({ params: { id: projectId } });
  const [updateProduct, updating] = api.useUpdateProductMutation();
  const [validateProduct, validating] = api.useValidateProductMutation();
  const [validated, setValidated] = useState<ProductValidation | null>(null);
  const [first] = useState({ space, quantity });
  const params = { projectId, productId };
  const page = href('project', { projectId });

  /** The version of the project after it was stored; undefined when it was refused. */
  async function store(): Promise<number | undefined> {
    const attributesToUpdate = { creation: { ...storeCreation({ space, drawing }) }, quantity };
    const call = { params, body: { attributesToUpdate } };
    const answer = await updateProduct({ ...call, version: project?.version, actKey: storing.of(call) });
    if (!answer.data) return undefined;
    storing.done();
    forget();
    return answer.data.version;
  }
  async function save() {
    if ((await store()) === undefined) return;
    notify({ tone: 'success', title: say('configurator.saved', { product: name }) });
    await navigate(page);
  }
  async function validate() {
    const isChanged = space !== first.space || quantity !== first.quantity;
    const version = isChanged ? await store() : project?.version;
    if (version === undefined) return;
    const answer = await validateProduct({ params, version, actKey: confirming.of({ params, version }) });
    if (!answer.data) return;
    confirming.done();
    setValidated(answer.data);
  }

  if (!canEdit) return null;
  return (
    <>
      <Button
        variant="primary"
        isDisabled={!isPossible || !project}
        isLoading={updating.isLoading || validating.isLoading}
        onPress={() => void (mode === 'edit' ? save() : validate())}
      >
        {say(mode === 'edit' ? 'configurator.save' : 'editor.validate')}
      </Button>
      {validated && (
        <ValidationDialog
          name={name}
          validation={validated}
          onClose={() => setValidated(null)}
          onLeave={() => void navigate(page)}
        />
      )}
    </>
  );
}
