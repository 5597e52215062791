import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, Popover, Text } from '../src';

const meta: Meta<typeof Popover> = {
  title: 'Acts/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="quiet">Why?</Button>,
    title: 'How it adds up',
    placement: 'bottom start',
    width: 'small',
    children: <Text tone="quiet">Base 210.00 and 15.00 for the finish, rounded up to 225.00.</Text>,
  },
};
export default meta;

type Story = StoryObj<typeof Popover>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(document.body).findByRole('dialog', { name: 'How it adds up' })).toBeVisible();
  },
};

export const ClosesOnEscape: Story = {
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
  },
};
