import type { ProjectProduct } from '@lucerna/contract';
import { useRef } from 'react';

/**
 * A product as its project has it, and once it was there, as it was last: whoever works on a product that is removed
 * elsewhere goes on and is told.
 */
export function useLastKnownProduct(
  product: ProjectProduct | undefined,
  productId: string,
): ProjectProduct | undefined {
  const last = useRef<ProjectProduct>(undefined);
  if (product) last.current = product;
  return last.current?._id === productId ? last.current : undefined;
}
