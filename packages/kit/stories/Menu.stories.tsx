import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton, Menu } from '../src';

const rename = fn();

const meta: Meta<typeof Menu> = {
  title: 'Acts/Menu',
  component: Menu,
  args: {
    trigger: <IconButton icon="more" label="More" hasTooltip={false} />,
    placement: 'bottom start',
    items: [
      { id: 'edit', label: 'Rename', icon: 'edit', onAction: rename },
      { id: 'download', label: 'Download', icon: 'download', description: 'All documents' },
      { id: 'current', label: 'By name', isCurrent: true },
      { id: 'disabled', label: 'Order', isDisabled: true },
      { id: 'delete', label: 'Delete', icon: 'trash', isDanger: true },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Menu>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
  },
};

export const Chosen: Story = {
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalled();
    await waitFor(() => expect(within(document.body).queryByRole('menu')).not.toBeInTheDocument());
  },
};
