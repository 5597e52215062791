import { namesKept, forget } from '../kept/kept';

/** What stays in this browser after a sign-out: how the app looks, and that nobody is signed in. */
const staying = ['language', 'theme', 'flags', 'hasBeenActive', 'preferredByUser'];

/** Removes from this browser what an account leaves behind: its drafts, and what it filled in for clients and projects. */
export async function forgetAccount(owner: string): Promise<void> {
  for (const name of namesKept()) if (!staying.includes(name)) forget(name);
  const { accountWorks } = await import('../editor/kept/work-store');
  await accountWorks.removeAll(owner);
}
