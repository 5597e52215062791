import { notify } from '@lucerna/kit';

interface CopyNotices {
  readonly copied: string;
  readonly notCopied: string;
  /** What can be copied by hand where the browser does not let us; nothing where it stands on the page anyway. */
  readonly shown?: string;
}

/** Puts a text in the clipboard and tells whether the browser let us. */
export async function copyText(text: string, { copied, notCopied, shown }: CopyNotices): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ tone: 'success', title: copied });
  } catch {
    notify({ tone: 'warning', title: notCopied, text: shown });
  }
}
