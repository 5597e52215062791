import { useState } from 'react';
import { Breadcrumbs, Heading, Link, Pagination, QuantityField, Stack, Table, TableBody } from '../src';
import { TableCell, TableRow, Text } from '../src';
import { Section } from './Section';

const lines = [
  {
    mark: 'A1',
    reference: '201010/1Z_10',
    name: 'Pendant, brushed brass, 2700 K',
    count: 4,
    total: '900.00 €',
  },
  {
    mark: 'B2',
    reference: '205320/2B_12',
    name: 'Linear, graphite, 3000 K',
    count: 12,
    total: '11 340.00 €',
  },
];

/** Tables, type and ways through a list. */
export function Records() {
  const [page, setPage] = useState(6);
  return (
    <Section id="records" title="Records">
      <Breadcrumbs items={[{ label: 'Projects', href: '#' }, { label: 'House by the lake' }]} />
      <Table
        caption="Lines"
        columns={[
          { id: 'mark', label: 'Mark' },
          { id: 'reference', label: 'Reference' },
          { id: 'name', label: 'What it is' },
          { id: 'count', label: 'Quantity', align: 'end' },
          { id: 'total', label: 'Total', align: 'end' },
        ]}
      >
        <TableBody title="Ground floor" titleEnd="12 240.00 €">
          {lines.map((line) => (
            <TableRow key={line.mark} isInteractive>
              <TableCell column="mark" isRowHeader>
                {line.mark}
              </TableCell>
              <TableCell column="reference">
                <Text as="span" isCode>
                  {line.reference}
                </Text>
              </TableCell>
              <TableCell column="name">
                <Link variant="quiet" href="#">
                  {line.name}
                </Link>
              </TableCell>
              <TableCell column="count">
                <QuantityField label="Quantity" size="small" value={line.count} onChange={() => undefined} />
              </TableCell>
              <TableCell column="total" isTabular>
                {line.total}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination page={page} pages={20} onChange={setPage} />
      <Stack gap={2}>
        <Heading size={64}>Light, exactly</Heading>
        <Heading size={40}>Light, exactly</Heading>
        <Heading size={28}>Light, exactly</Heading>
        <Heading size={20}>Light, exactly</Heading>
        <Text>Running text of sixteen pixels. 1234567890</Text>
        <Text size={14} tone="quiet" isTabular>
          1 111 888.00 €
        </Text>
        <Text size={12} tone="quiet">
          A note of twelve pixels
        </Text>
      </Stack>
    </Section>
  );
}
