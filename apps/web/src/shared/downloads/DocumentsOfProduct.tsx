import { Disclosure, Skeleton } from '@lucerna/kit';
import { useState } from 'react';
import { useTranslate } from '../i18n';
import { ProductDocuments } from './late-documents';
import type { ProductDocumentsProps } from './ProductDocuments';

/** The documents of one product behind a word: two presses to each. They are asked for when somebody looks. */
export function DocumentsOfProduct(props: ProductDocumentsProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('documents.title')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <ProductDocuments {...props} fallback={<Skeleton lines={6} />} />}
    </Disclosure>
  );
}
