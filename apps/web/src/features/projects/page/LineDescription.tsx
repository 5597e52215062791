import type { ProjectProduct } from '@lucerna/contract';
import { createContext, use } from 'react';
import { Description, type Describe } from '../../../shared/product';

/** How the lines of the project are described. The words come after the lines, which are not drawn again for them. */
export const DescribeLines = createContext<Describe>(() => null);

/** What a line is in words. */
export function LineDescription({ line }: { line: ProjectProduct }) {
  const describe = use(DescribeLines);
  return <Description text={describe(line)} />;
}
