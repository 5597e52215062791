import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination, Stack } from '../src';

const meta: Meta<typeof Pagination> = {
  title: 'Records/Pagination',
  component: Pagination,
  args: { page: 6, pages: 12, onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const InTheMiddle: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next page' }));
    await expect(args.onChange).toHaveBeenCalledWith(7);
  },
};

export const AtTheEnds: Story = {
  render: (args) => (
    <Stack>
      <Pagination {...args} page={1} />
      <Pagination {...args} page={12} />
    </Stack>
  ),
};
