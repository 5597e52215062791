import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AppBar, IconButton, Link } from '../src';

const meta: Meta<typeof AppBar> = {
  title: 'Frame/AppBar',
  component: AppBar,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: (
      <Link variant="plain" href="#">
        Interface kit
      </Link>
    ),
    label: 'Places',
    items: [
      { target: '#projects', text: 'Projects' },
      { target: '#collections', text: 'Collections' },
      { target: '#orders', text: 'Orders' },
    ],
    selected: '#collections',
    actions: <IconButton icon="user" label="Account" hasTooltip={false} />,
  },
};
export default meta;

type Story = StoryObj<typeof AppBar>;

export const Wide: Story = {};

export const Phone: Story = {
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).queryByRole('button', { name: 'Open menu' });
    if (!opener) return;
    await userEvent.click(opener);
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
