import { coneOf, isoluxOf, lightMeasures, type Convention, type Photometry } from '@lucerna/photometry';
import { Table, TableBody, TableCell, TableRow } from '@lucerna/kit';
import { useMemo } from 'react';
import { useTranslate } from '../i18n';
import { useWritten } from './use-written';

interface IlluminanceTablesProps {
  readonly photometry: Photometry;
  readonly convention: Convention;
}

/** Rows of the light on the floor, from the middle to the edge of its diagram. */
const steps = 8;
/** Where from the middle each column leads. */
const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const planes = {
  cie: ['C0', 'C90', 'C180', 'C270'],
  ies: ['0°', '90°', '180°', '270°'],
} as const;

/** What the cone and the lines of equal illuminance show, as figures. */
export function IlluminanceTables({ photometry, convention }: IlluminanceTablesProps) {
  const t = useTranslate();
  const written = useWritten(convention);
  const { height } = lightMeasures[convention];
  const [cone, field] = useMemo(
    () => [coneOf(photometry, convention), isoluxOf(photometry, convention, height)] as const,
    [photometry, convention, height],
  );
  const distances = Array.from({ length: steps + 1 }, (_, at) => ((field?.reach ?? 0) * at) / steps);
  return (
    <>
      {cone && (
        <Table
          caption={t('light.cone')}
          isCaptionShown
          density="compact"
          onPhone="scroll"
          columns={[
            { id: 'distance', label: t('light.distance') },
            { id: 'centre', label: t('light.illuminance'), align: 'end' },
            { id: 'diameter', label: t('light.diameter'), align: 'end' },
          ]}
        >
          <TableBody>
            {cone.rows.map(({ distance, centre, diameters }) => (
              <TableRow key={distance}>
                <TableCell column="distance" isRowHeader isTabular>
                  {written.length(distance)}
                </TableCell>
                <TableCell column="centre" isTabular>
                  {written.illuminance(centre)}
                </TableCell>
                <TableCell column="diameter" isTabular>
                  {[...new Set(diameters.map(written.length))].join(' × ')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {field && (
        <Table
          caption={t('light.isolux', { height: written.length(height) })}
          isCaptionShown
          density="compact"
          onPhone="scroll"
          columns={[
            { id: 'distance', label: t('light.distance') },
            ...planes[convention].map((plane) => ({ id: plane, label: plane, align: 'end' as const })),
          ]}
        >
          <TableBody>
            {distances.map((distance) => (
              <TableRow key={distance}>
                <TableCell column="distance" isRowHeader isTabular>
                  {written.length(distance)}
                </TableCell>
                {directions.map(([x, y], at) => (
                  <TableCell key={planes[convention][at]} column={planes[convention][at] ?? ''} isTabular>
                    {written.illuminance(field.at(x * distance, y * distance))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}
