import { projectTypeNames, type ProjectType } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { optionText } from '../../option';

/** The types of projects (P3) in a language. */
export const projectTypesIn = (language: LanguageCode): { id: ProjectType; description: string }[] =>
  projectTypeNames.map((id) => ({ id, description: optionText('projectType', id, language) }));
