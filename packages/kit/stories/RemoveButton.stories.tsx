import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { RemoveButton, Stack, Text } from '../src';

const meta: Meta<typeof RemoveButton> = {
  title: 'Acts/RemoveButton',
  component: RemoveButton,
  args: { label: 'Remove the plan', onRemove: fn(), onAskedChange: fn() },
};
export default meta;

type Story = StoryObj<typeof RemoveButton>;

export const States: Story = {
  render: (args) => (
    <Stack direction="row" gap={3} justify="end">
      <RemoveButton {...args} />
      <RemoveButton {...args} label="Remove the link" isLoading />
    </Stack>
  ),
};

export const Asked: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the plan' }));
    await expect(canvas.getByRole('button', { name: 'Remove for good' })).toHaveFocus();
    await expect(args.onAskedChange).toHaveBeenLastCalledWith(true);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Removed: Story = {
  args: { confirmLabel: 'Revoke' },
  tags: ['unpictured'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('button', { name: 'Revoke' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const TakenBack: Story = {
  tags: ['unpictured'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const first = () => canvas.getByRole('button', { name: 'Remove the plan' });
    await userEvent.click(first());
    await userEvent.keyboard('{Escape}');
    await expect(first()).toHaveFocus();
    await userEvent.click(first());
    await userEvent.tab();
    await expect(first()).toBeVisible();
    await expect(args.onAskedChange).toHaveBeenLastCalledWith(false);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

function Counted() {
  const [count, setCount] = useState(0);
  return (
    <Stack direction="row" gap={3}>
      <RemoveButton label="Remove the plan" onRemove={() => setCount(count + 1)} />
      <Text>Removed {count} times</Text>
    </Stack>
  );
}

export const Clicked: Story = { tags: ['unpictured'], render: () => <Counted /> };
