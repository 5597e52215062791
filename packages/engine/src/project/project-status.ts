/** The states of a project (spec C3). */
export const projectStatus = { DELETED: 0, EDITION: 1, ORDER: 2 } as const;
export type ProjectStatus = (typeof projectStatus)[keyof typeof projectStatus];

export type ProjectAction = 'editProjectName' | 'deleteProject';

const actions: Readonly<Record<ProjectStatus, readonly ProjectAction[]>> = {
  [projectStatus.DELETED]: [],
  [projectStatus.EDITION]: ['editProjectName', 'deleteProject'],
  [projectStatus.ORDER]: [],
};

/** What a project in a state allows (spec C4): name and deletion in edition, nothing afterwards. */
export function projectActions(status: ProjectStatus): readonly ProjectAction[] {
  return actions[status] ?? [];
}
