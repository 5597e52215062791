import { polarCurves, type Convention, type Photometry } from '@lucerna/photometry';
import { Table, TableBody, TableCell, TableRow } from '@lucerna/kit';
import { useMemo } from 'react';
import { useTranslate } from '../i18n';
import { useWritten } from './use-written';

interface IntensityTableProps {
  readonly photometry: Photometry;
  readonly convention: Convention;
}

/** Degrees between two rows. */
const stride = 5;

/** What the polar diagram shows, as figures: on both sides of each plane. */
export function IntensityTable({ photometry, convention }: IntensityTableProps) {
  const t = useTranslate();
  const { number } = useWritten(convention);
  const curves = useMemo(() => polarCurves(photometry, convention), [photometry, convention]);
  const unit = convention === 'cie' ? 'cd/klm' : 'cd';
  const planes = curves.isRound
    ? ([['c0', 1, unit]] as const)
    : ([
        ['c0', 1, `${convention === 'cie' ? 'C0' : '0°'}, ${unit}`],
        ['c90', 1, `${convention === 'cie' ? 'C90' : '90°'}, ${unit}`],
        ['c0', -1, `${convention === 'cie' ? 'C180' : '180°'}, ${unit}`],
        ['c90', -1, `${convention === 'cie' ? 'C270' : '270°'}, ${unit}`],
      ] as const);
  const angles = Array.from({ length: (curves.isWhole ? 180 : 90) / stride + 1 }, (_, at) => at * stride);
  return (
    <Table
      caption={t('light.values')}
      density="compact"
      onPhone="scroll"
      columns={[
        { id: 'angle', label: t('light.angle') },
        ...planes.map(([, , label]) => ({ id: label, label, align: 'end' as const })),
      ]}
    >
      <TableBody>
        {angles.map((gamma) => (
          <TableRow key={gamma}>
            <TableCell column="angle" isRowHeader isTabular>{`${gamma}°`}</TableCell>
            {planes.map(([plane, side, label]) => (
              <TableCell key={label} column={label} isTabular>
                {number(curves.at(plane, side * gamma), 1)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
