import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StepIndicator } from '../src';

const goBack = fn();

const meta: Meta<typeof StepIndicator> = {
  title: 'Choices/StepIndicator',
  component: StepIndicator,
  args: {
    current: 2,
    steps: [{ label: 'Choose', onPress: goBack }, { label: 'Configure' }, { label: 'Order' }],
  },
};
export default meta;

type Story = StoryObj<typeof StepIndicator>;

export const Second: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => /active/.test(item.innerHTML))).toEqual([true, true, false]);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose/ }));
    await expect(goBack).toHaveBeenCalledOnce();
  },
};

export const Last: Story = { args: { current: 3 } };

export const OneStep: Story = { args: { current: 1, steps: [{ label: 'Confirm' }] } };
