import { ugrTable } from '@lucerna/photometry';
import type { Photometry } from '@lucerna/photometry';
import { Disclosure, Stack, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { useMemo, useState } from 'react';
import { useFormat, useTranslate } from '../i18n';

/** The table of unified glare ratings; nothing for a light without a size, of which none can be said. */
export function GlareTable({ photometry }: { photometry: Photometry }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  // It adds up some thousands of luminaires, so it is worked out when somebody looks.
  const table = useMemo(() => (isOpen ? ugrTable(photometry) : null), [isOpen, photometry]);
  const format = useFormat();
  if (photometry.opening.shape === 'point') return null;
  const share = (value: number) => format.number(value * 100, 0);
  return (
    <Disclosure title={t('light.ugr')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {table && (
        <Stack gap={5}>
          <Text tone="quiet" size={14}>
            {t('light.ugrNote')}
          </Text>
          {(['crosswise', 'endwise'] as const).map((view) => (
            <Table
              key={view}
              caption={t(`light.${view}`)}
              isCaptionShown
              density="compact"
              onPhone="scroll"
              columns={[
                { id: 'room', label: t('light.room') },
                ...table.reflectances.map(({ ceiling, wall, floor }) => ({
                  id: `${ceiling} ${wall}`,
                  label: `${share(ceiling)}/${share(wall)}/${share(floor)}`,
                  align: 'end' as const,
                })),
              ]}
            >
              <TableBody>
                {table.rows.map((row) => (
                  <TableRow key={`${row.x} ${row.y}`}>
                    <TableCell column="room" isRowHeader isTabular>{`${row.x}H × ${row.y}H`}</TableCell>
                    {table.reflectances.map(({ ceiling, wall }, at) => {
                      const rating = row[view][at] ?? null;
                      return (
                        <TableCell key={`${ceiling} ${wall}`} column={`${ceiling} ${wall}`} isTabular>
                          {rating === null ? '–' : format.number(rating, 1)}
                        </TableCell>
                      );
                    })}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          ))}
        </Stack>
      )}
    </Disclosure>
  );
}
