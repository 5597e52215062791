/** A text of one line that somebody writes of a project. */
interface WrittenField {
  /** Characters. */
  readonly longest: number;
  readonly isRequired: boolean;
}

/**
 * What is written of a project: the first is what it is called, the others stand beside that wherever it is shown. Columns, what the calls
 * take and answer, the form, and the facts of lists, pages, tables and documents follow from these; their words are `projects.field.*`.
 */
export const projectFields = {
  name: { longest: 50, isRequired: true },
} as const satisfies Record<string, WrittenField>;

export type ProjectField = keyof typeof projectFields;
export type ProjectFields = Readonly<Record<ProjectField, string>>;

/** The same as it is typed: what is left out is empty. */
export type WrittenFields = Pick<ProjectFields, 'name'> & {
  readonly [Field in ProjectField]?: string | undefined;
};

export const projectFieldNames = Object.keys(projectFields) as ProjectField[];
const [, ...besideTheName] = projectFieldNames;

export const fieldsOf = (written: WrittenFields): ProjectFields =>
  Object.fromEntries(projectFieldNames.map((field) => [field, written[field] ?? ''])) as ProjectFields;

/** What a project says of itself beside its name, nothing where that is empty. */
export const factsOfProject = (
  project: ProjectFields,
): readonly { readonly field: ProjectField; readonly value: string }[] =>
  besideTheName.flatMap((field) => (project[field] === '' ? [] : { field, value: project[field] }));
