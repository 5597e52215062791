import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from '../src';

const meta: Meta<typeof TextArea> = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Notes', description: 'For the order' },
};
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Typed: Story = {
  args: { defaultValue: 'Deliver to the site.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAttribute('maxlength', '4000');
    await expect(within(canvasElement).getByText('3980 characters left')).toBeInTheDocument();
  },
};

export const RequiredAndLeftEmpty: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '   ');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(within(canvasElement).getByText('Required')).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Deliver to the site.' } };
