import { factsOfProject, type ProjectFields } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import texts from '../../../texts/eproject/projects.json';

/** What is written of a project beside its name, as its documents and tables say it. */
export const writtenFacts = (
  project: ProjectFields,
  language: LanguageCode,
): readonly (readonly [label: string, value: string])[] =>
  factsOfProject(project).map(({ field, value }) => [texts[`projects.field.${field}`][language], value]);
