import { AddToProject } from '../../shared/configuring/add/AddToProject';
import type { Configuring } from '../../shared/editor/configured/use-configured';
import { useChoosing } from '../../shared/route';

/** Adds the luminaire to a project. */
export function AddAct({ configuring }: { configuring: Configuring }) {
  const { projectId } = useChoosing();
  const { prepared, evaluation, quantity, forget } = configuring;
  const { model, catalogId } = prepared.sheet;
  const line = { model: model.model, choices: evaluation.choices, quantity };
  return (
    <AddToProject
      addition={{ catalogId, name: model.name, line, forget }}
      projectId={projectId}
      isPossible={evaluation.allowed}
    />
  );
}
