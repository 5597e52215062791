import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NumberField } from '../src';
import { Controlled } from './Controlled';

const meta: Meta<typeof NumberField> = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: {
    label: 'Pendant height',
    unit: 'cm',
    value: 180,
    min: 60,
    max: 300,
    onChange: fn(),
    onOutOfRange: fn(),
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={(value) => value && args.onChange(value)}>
      {(value, onChange) => <NumberField {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;

type Story = StoryObj<typeof NumberField>;

export const WithinItsLimits: Story = {};

export const OneUnlessSaid: Story = {
  args: { label: 'Pieces', unit: undefined, value: undefined, min: undefined, max: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('spinbutton')).toHaveValue('1');
    await expect(within(canvasElement).getByRole('button', { name: 'Decrease' })).toBeDisabled();
  },
};

export const AboveTheHighest: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '400');
    await waitFor(() => expect(args.onOutOfRange).toHaveBeenCalledWith('maxValue', 300), { timeout: 2000 });
    await expect(args.onChange).toHaveBeenLastCalledWith(300);
    await expect(field).toHaveValue('300');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Maximum 300');
  },
};

export const BelowTheLowest: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '5{Enter}');
    await expect(args.onOutOfRange).toHaveBeenCalledWith('minValue', 60);
    await expect(field).toHaveValue('60');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Minimum 60');
  },
};

export const WithAnError: Story = { args: { errorMessage: 'It must be below the ceiling' } };

export const Disabled: Story = { args: { isDisabled: true } };
