/** What the owner of a project gives to others. */
export const givenRoles = ['editor', 'viewer'] as const;
