import { localNames, removeLocal } from '../local-storage/local-storage';

/** What stays in this browser after a sign-out: how the app looks and what it says, and that nobody is signed in. */
const staying = ['language', 'messages', 'theme', 'flags', 'hasBeenActive', 'preferredByUser'];

/** Removes from this browser what an account leaves behind: its drafts, and what it filled in for clients and projects. */
export async function forgetAccount(owner: string): Promise<void> {
  for (const name of localNames()) if (!staying.includes(name)) removeLocal(name);
  const { accountDrafts: accountWorks } = await import('../editor/autosave/local-drafts');
  await accountWorks.removeAll(owner);
}
