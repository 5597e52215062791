import { storeCreation } from '@lucerna/engine';
import { Button, notify } from '@lucerna/kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, useActKey } from '../../api';
import { href } from '../../route';
import { useCan } from '../../session';
import { useWords } from '../../words';
import type { SavedCreation } from './SaveCreation';
import { ValidateAct } from './ValidateAct';

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
  const act = useActKey();
  const canEdit = useCan('project.edit');
  const { data: project } = api.useGetProjectQuery({ params: { id: projectId } });
  const [updateProduct, { isLoading }] = api.useUpdateProductMutation();
  const [first] = useState({ space, quantity });

  /** The version of the project after it was stored; undefined when it was refused. */
  async function store(): Promise<number | undefined> {
    const attributesToUpdate = { creation: { ...storeCreation({ space, drawing }) }, quantity };
    const call = { params: { projectId, productId }, body: { attributesToUpdate } };
    const answer = await updateProduct({ ...call, version: project?.version, actKey: act.of(call) });
    if (!answer.data) return undefined;
    act.done();
    forget();
    return answer.data.version;
  }
  async function save() {
    if ((await store()) === undefined) return;
    notify({ tone: 'success', title: say('configurator.saved', { product: name }) });
    await navigate(href('project', { projectId }));
  }

  if (!canEdit) return null;
  if (mode === 'validate') {
    const isChanged = space !== first.space || quantity !== first.quantity;
    return (
      <ValidateAct
        projectId={projectId}
        productId={productId}
        name={name}
        version={project?.version}
        store={isChanged ? store : null}
        isPossible={isPossible}
      />
    );
  }
  return (
    <Button
      variant="primary"
      isDisabled={!isPossible || !project}
      isLoading={isLoading}
      onPress={() => void save()}
    >
      {say('configurator.save')}
    </Button>
  );
}
