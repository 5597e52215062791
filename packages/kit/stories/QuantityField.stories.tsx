import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { QuantityField, Stack } from '../src';
import { Controlled } from './Controlled';

const meta: Meta<typeof QuantityField> = {
  title: 'Fields/QuantityField',
  component: QuantityField,
  args: { label: 'Quantity', value: 4, max: 99, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value} onChange={(value) => value !== null && args.onChange(value)}>
      {(value, onChange) => <QuantityField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;

type Story = StoryObj<typeof QuantityField>;

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('spinbutton');
const buttonIn = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name });

async function typeInto(field: HTMLElement, keys: string) {
  await userEvent.clear(field);
  await userEvent.type(field, keys);
}

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" gap={6}>
      <QuantityField {...args} />
      <QuantityField {...args} size="small" />
      <QuantityField {...args} isLabelHidden={false} />
      <QuantityField {...args} isDisabled />
    </Stack>
  ),
};

export const SettlesHalfASecondAfterTheLastPress: Story = {
  play: async ({ canvasElement, args }) => {
    const plus = buttonIn(canvasElement, 'Increase');
    await userEvent.click(plus);
    await userEvent.click(plus);
    const pressed = performance.now();
    await userEvent.click(plus);
    await expect(fieldIn(canvasElement)).toHaveValue('7');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onChange).toHaveBeenCalled(), { timeout: 2000, interval: 10 });
    await expect(performance.now() - pressed).toBeGreaterThan(499);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(7);
  },
};

export const CappedAtTheHighest: Story = {
  play: async ({ canvasElement, args }) => {
    await typeInto(fieldIn(canvasElement), '120');
    await expect(fieldIn(canvasElement)).toHaveValue('120');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(99), { timeout: 2000 });
    await expect(fieldIn(canvasElement)).toHaveValue('99');
    await expect(buttonIn(canvasElement, 'Increase')).toBeDisabled();
    await expect(buttonIn(canvasElement, 'Decrease')).toBeEnabled();
  },
};

export const RaisedToTheLowest: Story = {
  args: { min: 32 },
  play: async ({ canvasElement, args }) => {
    await typeInto(fieldIn(canvasElement), '3{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(32);
    await expect(buttonIn(canvasElement, 'Decrease')).toBeDisabled();
    await expect(buttonIn(canvasElement, 'Increase')).toBeEnabled();
  },
};

export const CommaAndTheDecimalsOfTheStep: Story = {
  args: { step: 0.1, value: 1, min: 0 },
  play: async ({ canvasElement, args }) => {
    await typeInto(fieldIn(canvasElement), '2,3,4.59');
    await expect(fieldIn(canvasElement)).toHaveValue('2,3');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith(2.3);
    await expect(fieldIn(canvasElement)).toHaveValue('2.3');
  },
};

export const WholeNumbersTakeNoDecimals: Story = {
  tags: ['unpictured'],
  play: async ({ canvasElement, args }) => {
    await typeInto(fieldIn(canvasElement), '1x5,5{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(15);
  },
};

export const KeysStepToo: Story = {
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    fieldIn(canvasElement).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{PageUp}');
    await expect(fieldIn(canvasElement)).toHaveValue('15');
  },
};
