import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Table, TableBody, TableCell, TableGap, TableRow, TableWidths, Text } from '../src';

const lines = [
  { mark: 'A1', reference: '201010/1Z_10', name: 'Pendant, brass', count: 4, total: '900.00 €' },
  { mark: 'B2', reference: '205320/2B_12', name: 'Linear, graphite', count: 12, total: '11 340.00 €' },
];

const meta: Meta<typeof Table> = {
  title: 'Records/Table',
  component: Table,
  args: {
    caption: 'Lines',
    columns: [
      { id: 'mark', label: 'Mark' },
      { id: 'reference', label: 'Reference' },
      { id: 'name', label: 'What it is' },
      { id: 'count', label: 'Quantity', align: 'end' },
      { id: 'total', label: 'Total', align: 'end' },
    ],
    children: (
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
            <TableCell column="count">{line.count}</TableCell>
            <TableCell column="total">{line.total}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    ),
  },
};
export default meta;

export const Lines: StoryObj<typeof Table> = {};

export const Phone: StoryObj<typeof Table> = { tags: ['phone'] };

export const Compact: StoryObj<typeof Table> = { args: { density: 'compact', hasStickyHead: true } };

/** Two of 2,000 rows are in the page. */
export const Long: StoryObj<typeof Table> = {
  args: {
    rowCount: 2000,
    children: (
      <TableBody>
        <TableWidths texts={{ total: '1 234 567.00 €' }} />
        <TableGap height={120} />
        {lines.map(({ mark, total }, at) => (
          <TableRow key={mark} place={40 + at}>
            <TableCell column="mark" isRowHeader>
              {mark}
            </TableCell>
            <TableCell column="reference" />
            <TableCell column="name" />
            <TableCell column="count" />
            <TableCell column="total">{total}</TableCell>
          </TableRow>
        ))}
        <TableGap height={120} />
      </TableBody>
    ),
  },
};
