import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SubMenu } from '../src';

const meta: Meta<typeof SubMenu> = {
  title: 'Choices/SubMenu',
  component: SubMenu,
  args: {
    label: 'Project',
    selected: '#budgets',
    items: [
      { target: '#lines', text: 'Lines', icon: 'list' },
      { target: '#budgets', text: 'Budgets', icon: 'document' },
      { target: '#orders', text: 'Orders' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof SubMenu>;

export const Row: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#lines', '#budgets', '#orders']);
  },
};

export const Column: Story = { args: { direction: 'column' } };

export const NoneSelected: Story = { args: { selected: null } };
