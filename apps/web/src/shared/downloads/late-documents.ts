import { late } from '../lazy';
import type { ProductDocumentsProps } from './ProductDocuments';

/** The documents of one product; their code is read when they are shown. */
export const ProductDocuments = late<ProductDocumentsProps>(() => import('./ProductDocuments'));
