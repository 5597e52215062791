import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, Stack } from '../src';

const meta: Meta<typeof Button> = {
  title: 'Acts/Button',
  component: Button,
  args: { children: 'Add to project', onPress: fn() },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack direction="row" gap={3}>
      <Button>Secondary</Button>
      <Button variant="quiet" icon="undo">
        Quiet
      </Button>
      <Button variant="danger">Danger</Button>
      <Button size="small" icon="plus">
        Small
      </Button>
      <Button iconEnd="arrow-right">With an icon</Button>
    </Stack>
  ),
};

export const Wide: Story = { args: { isWide: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { variant: 'primary', isLoading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    button.click();
    await expect(args.onPress).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
};
