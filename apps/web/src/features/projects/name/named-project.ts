import type { ProjectField, ProjectRow } from '@lucerna/contract';

/** What of a project its name, its menu and its deletion need: a row of the list or the project itself. */
export type NamedProject = Pick<
  ProjectRow,
  ProjectField | 'id' | 'catalogId' | 'version' | 'actions' | 'may' | 'isOwner' | 'status'
>;
