import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Autocomplete } from '../src';
import { Controlled } from './Controlled';

const cities = ['Barcelona', 'Berlin', 'Bern', 'Lisbon', 'Milan', 'Paris'];

const meta: Meta<typeof Autocomplete> = {
  title: 'Fields/Autocomplete',
  component: Autocomplete,
  args: {
    label: 'City',
    value: null,
    onChange: fn(),
    options: cities.map((city) => ({ value: city.toLowerCase(), label: city })),
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <Autocomplete {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;

type Story = StoryObj<typeof Autocomplete>;

const body = within(document.body);

export const Chosen: Story = { args: { value: 'milan', description: 'Where it goes' } };

export const Narrowed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'ber');
    const names = (await body.findAllByRole('option')).map((option) => option.textContent);
    await expect(names).toEqual(['Berlin', 'Bern']);
  },
};

export const Taken: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'lis');
    await userEvent.click(await body.findByRole('option', { name: 'Lisbon' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('lisbon');
    await expect(field).toHaveValue('Lisbon');
    await expect(body.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const NoOptions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zz');
    await expect(await body.findByText('No options')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true, onSearch: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'ba');
    await expect(await body.findByText('Loading…')).toBeVisible();
    await expect(args.onSearch).toHaveBeenLastCalledWith('ba');
  },
};

export const LeftWithoutChoice: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'zz');
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('Required')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeInvalid();
  },
};

export const Disabled: Story = { args: { value: 'paris', isDisabled: true } };
