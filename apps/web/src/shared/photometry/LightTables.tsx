import { lightTables, writeLightTable } from '@lucerna/photometry';
import type { Convention, LightPlace, LightTableName, Photometry } from '@lucerna/photometry';
import { Disclosure, Stack, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { useMemo, useState } from 'react';
import { useTranslate } from '../i18n';
import { useWritten } from './use-written';

interface LightTablesProps {
  readonly photometry: Photometry;
  readonly convention: Convention;
  readonly place: LightPlace;
}

/** What is said above a table, where its columns do not say all. */
const notes = {
  ugr: 'light.ugrNote',
  utilisation: 'light.utilisationNote',
  zonal: null,
  bug: 'light.bugNote',
} as const satisfies Readonly<Record<LightTableName, string | null>>;

/** The tables that those read who plan with a luminaire of its place, each closed until somebody looks. */
export function LightTables({ photometry, convention, place }: LightTablesProps) {
  const names = lightTables[convention][place].filter(
    // Of a light without a size no glare can be told.
    (name) => name !== 'ugr' || photometry.opening.shape !== 'point',
  );
  return names.map((name) => (
    <LightTable key={name} name={name} photometry={photometry} convention={convention} />
  ));
}

interface LightTableProps extends Omit<LightTablesProps, 'place'> {
  readonly name: LightTableName;
}

function LightTable({ name, photometry, convention }: LightTableProps) {
  const t = useTranslate();
  const { number } = useWritten(convention);
  const [isOpen, setOpen] = useState(false);
  // Glare adds up some thousands of luminaires, so it is worked out when somebody looks.
  const tables = useMemo(
    () =>
      isOpen
        ? writeLightTable(name, photometry, convention, {
            text: (key) => t(`light.${key}`),
            number,
          })
        : [],
    [isOpen, name, photometry, convention, t, number],
  );
  const note = notes[name];
  return (
    <Disclosure title={t(`light.${name}`)} isExpanded={isOpen} onExpandedChange={setOpen}>
      <Stack gap={5}>
        {note && (
          <Text tone="quiet" size={14}>
            {t(note)}
          </Text>
        )}
        {tables.map(({ caption, columns: [first = '', ...others], rows }, at) => (
          <Table
            key={at}
            caption={caption || t(`light.${name}`)}
            isCaptionShown={caption !== ''}
            density="compact"
            onPhone="scroll"
            columns={[
              { id: 'of', label: first },
              ...others.map((label) => ({ id: label, label, align: 'end' as const })),
            ]}
          >
            <TableBody>
              {rows.map(([of = '', ...values]) => (
                <TableRow key={of}>
                  <TableCell column="of" isRowHeader isTabular>
                    {of}
                  </TableCell>
                  {values.map((value, place) => (
                    <TableCell key={others[place]} column={others[place] ?? ''} isTabular>
                      {value}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ))}
      </Stack>
    </Disclosure>
  );
}
