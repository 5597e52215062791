/** Accounts that signed out in this tab. An editor that is still open must not keep anything of them again. */
const signedOut = new Set<string>();

export const hasSignedOut = (owner: string): boolean => signedOut.has(owner);

/** From now on nothing of the account is kept. */
export const accountSignedOut = (owner: string): void => void signedOut.add(owner);

/** The account is here again: its work is kept again. */
export const accountSignedIn = (owner: string): void => void signedOut.delete(owner);
