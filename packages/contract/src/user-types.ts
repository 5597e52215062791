/** User types (P3): 0 none, 1 particular, 2 professional. By itself, since pages that need no schema read it. */
export const userTypes = { none: 0, particular: 1, professional: 2 } as const;
