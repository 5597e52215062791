import type { ButtonLinkProps } from '@lucerna/kit';
import { SavedFileLink } from '../../shared/file/SavedFileLink';
import { documentAddress } from './document-address';

interface DocumentLinkProps extends Omit<ButtonLinkProps, 'href' | 'download' | 'onClick' | 'icon'> {
  budgetId: string;
  budgetNumber: string;
}

/** Downloads the PDF of a budget. */
export function DocumentLink({ budgetId, budgetNumber, ...look }: DocumentLinkProps) {
  return (
    <SavedFileLink
      {...look}
      address={documentAddress(budgetId)}
      name={`${budgetNumber}.pdf`}
      action="getBudgetDocument"
    />
  );
}
