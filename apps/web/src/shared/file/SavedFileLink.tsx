import { ButtonLink, type ButtonLinkProps } from '@lucerna/kit';
import { useSaveFile, type FileToSave } from './use-save-file';

type SavedFileLinkProps = Omit<ButtonLinkProps, 'href' | 'download' | 'onClick' | 'icon'> & FileToSave;

/**
 * Downloads a file. The browser alone would save the answer to an ended session as the file, so a press reads it through
 * the session; opening it in a tab of its own is left to the browser.
 */
export function SavedFileLink({ address, name, action, ...look }: SavedFileLinkProps) {
  const save = useSaveFile({ address, action, ...(name !== undefined && { name }) });
  return (
    <ButtonLink
      {...look}
      icon="download"
      href={address}
      download={name ?? ''}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void save();
      }}
    />
  );
}
