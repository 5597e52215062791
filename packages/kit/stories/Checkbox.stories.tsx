import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox, Stack } from '../src';

const meta: Meta<typeof Checkbox> = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { children: 'Show prices', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox>Include drivers</Checkbox>
      <Checkbox defaultSelected description="In the budget and its sheets">
        Show prices
      </Checkbox>
      <Checkbox isIndeterminate>All lines</Checkbox>
      <Checkbox isDisabled>Not now</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Always
      </Checkbox>
      <Checkbox errorMessage="Accept the terms to go on">I accept the terms</Checkbox>
    </Stack>
  ),
};

export const Ticked: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
