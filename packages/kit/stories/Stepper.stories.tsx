import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from '../src';

const meta: Meta<typeof Stepper> = {
  title: 'Choices/Stepper',
  component: Stepper,
  args: {
    label: 'Order',
    active: 'delivery',
    onSelect: fn(),
    steps: [
      { id: 'lines', label: 'Lines', description: 'Twelve luminaires' },
      { id: 'delivery', label: 'Delivery' },
      { id: 'notes', label: 'Notes' },
      { id: 'confirm', label: 'Confirm' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof Stepper>;

export const Linear: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Delivery'));
    await userEvent.click(canvas.getByText('Confirm'));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /completed: Lines/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('lines');
  },
};

export const InAnyOrder: Story = {
  args: {
    isLinear: false,
    steps: [
      { id: 'lines', label: 'Lines' },
      { id: 'delivery', label: 'Delivery' },
      { id: 'notes', label: 'Notes', isCompleted: true },
      { id: 'confirm', label: 'Confirm', isDisabled: true },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Confirm'));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Lines/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('lines');
  },
};

export const Column: Story = { args: { direction: 'column', active: 'notes' } };

export const Phone: Story = { tags: ['phone'] };
