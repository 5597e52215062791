/** How a project came to its owner (P3). Apart from its schemas: a list of projects is shown without a parser. */
export const projectTypeNames = ['IMPORTER', 'THIRDPARTY', 'ASSIGNED'] as const;
