import { project } from '../shape/project';
import { projectDelta } from '../shape/project-delta';

/** A call that changes a project: answered with it, or with what changed of it; once under its key, on the version that was seen. */
export const changesProject = {
  response: project,
  delta: projectDelta,
  errors: [404, 409, 422],
  versioned: true,
  idempotent: true,
} as const;
