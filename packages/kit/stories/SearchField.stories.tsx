import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchField } from '../src';

const meta: Meta<typeof SearchField> = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Search', placeholder: 'Search projects', onSubmit: fn(), onClear: fn() },
};
export default meta;

type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {};

export const Typed: Story = {
  args: { defaultValue: 'Lake' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), ' house{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Lake house');
  },
};

export const ClearedByEscape: Story = {
  tags: ['unpictured'],
  args: { defaultValue: 'Lake' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), '{Escape}');
    await expect(within(canvasElement).getByRole('searchbox')).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalled();
  },
};
