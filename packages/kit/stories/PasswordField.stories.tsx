import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from '../src';

const meta: Meta<typeof PasswordField> = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'secret', description: 'Ten characters or more' },
};
export default meta;

export const Hidden: StoryObj<typeof PasswordField> = {};

export const Shown: StoryObj<typeof PasswordField> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await expect(within(canvasElement).getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
