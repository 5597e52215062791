import { ButtonLink } from '@lucerna/kit';
import type { ButtonLinkProps } from '@lucerna/kit';
import { documentAddress } from './document-address';
import { useSaveDocument } from './use-save-document';

interface DocumentLinkProps extends Omit<ButtonLinkProps, 'href' | 'download' | 'onClick' | 'icon'> {
  budgetId: string;
  budgetNumber: string;
}

/**
 * Downloads the PDF of a budget. The browser alone would save the answer to an ended session as the document, so a
 * press reads it through the session; opening it in a tab of its own is left to the browser.
 */
export function DocumentLink({ budgetId, budgetNumber, ...look }: DocumentLinkProps) {
  const save = useSaveDocument(budgetId, budgetNumber);
  return (
    <ButtonLink
      {...look}
      icon="download"
      href={documentAddress(budgetId)}
      download={`${budgetNumber}.pdf`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void save();
      }}
    />
  );
}
