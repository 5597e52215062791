import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Select } from '../src';
import { Controlled } from './Controlled';

const meta: Meta<typeof Select> = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Country',
    value: null,
    onChange: fn(),
    options: [
      { value: 'at', label: 'Austria' },
      { value: 'fr', label: 'France', description: 'With overseas' },
      { value: 'de', label: 'Germany' },
      { value: 'it', label: 'Italy', isDisabled: true },
    ],
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={(value) => value && args.onChange(value)}>
      {(value, onChange) => <Select {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;

type Story = StoryObj<typeof Select>;

const body = within(document.body);

export const Closed: Story = { args: { value: 'fr', description: 'Where it is delivered' } };

export const Open: Story = {
  args: { value: 'fr' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const list = await body.findByRole('listbox');
    const stack = list.closest<HTMLElement>('[style*="z-index"]');
    await expect(stack && getComputedStyle(stack).zIndex).toBe('9999');
  },
};

export const ChoosingCloses: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.click(await body.findByRole('option', { name: 'Germany' }));
    await expect(args.onChange).toHaveBeenCalledWith('de');
    await waitFor(() => expect(body.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const RequiredAndClosedWithoutChoice: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Required')).not.toBeInTheDocument();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await body.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await expect(await within(canvasElement).findByText('Required')).toBeVisible();
  },
};

export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await body.findByText('No options')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await body.findByText('Loading…')).toBeVisible();
  },
};

export const Quiet: Story = { args: { variant: 'quiet', value: 'de', isLabelHidden: true } };

export const Disabled: Story = { args: { isDisabled: true } };
