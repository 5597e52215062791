import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link, OneLine, Table, TableBody, TableCell, TableRow } from '../src';

const long = 'White · 2700 K · On/Off · Surface Basic canopy with a cable of two metres · drop of 200 cm';

const meta: Meta<typeof OneLine> = {
  title: 'Type/OneLine',
  component: OneLine,
  args: { children: long },
  render: (args) => (
    <Table caption="Lines" columns={[{ id: 'name', label: 'Name' }]}>
      <TableBody>
        <TableRow>
          <TableCell column="name">
            <div style={{ inlineSize: '14rem' }}>
              <Link href="#">Lake 20</Link>
              <OneLine {...args} />
            </div>
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
};
export default meta;

type Story = StoryObj<typeof OneLine>;

const isCut = (element: Element) => element.scrollWidth > element.clientWidth;

export const Cut: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByText(long);
    await expect(isCut(line)).toBe(true);
    await userEvent.hover(line);
    await expect(isCut(line)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect(isCut(line)).toBe(true);
    await userEvent.unhover(line);
  },
};

export const Tapped: Story = {
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByText(long);
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await expect(isCut(line)).toBe(true);
    await tap(line);
    await expect(isCut(line)).toBe(false);
    await tap(canvasElement);
    await expect(isCut(line)).toBe(true);
  },
};
