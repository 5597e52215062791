import type { ProjectProduct } from '@lucerna/contract';
import { TableCell, Text } from '@lucerna/kit';
import { useFormat, useWords } from '../../../shared/words';

/** The three figures of a line in money; where there is no price, that in words and never a zero. */
export function LinePrices({ prices }: { prices: NonNullable<ProjectProduct['prices']> | null }) {
  const say = useWords();
  const format = useFormat();
  return (
    <>
      <TableCell column="unit" isTabular>
        {prices ? (
          format.money(prices.unitGross)
        ) : (
          <Text as="span" size={14} tone="warning">
            {say('projects.noPrice')}
          </Text>
        )}
      </TableCell>
      <TableCell column="net" isTabular>
        {prices ? format.money(prices.unitNet) : '–'}
      </TableCell>
      <TableCell column="total" isTabular>
        {prices ? <strong>{format.money(prices.totalNet)}</strong> : '–'}
      </TableCell>
    </>
  );
}
