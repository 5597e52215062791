import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon, SearchPalette, type SearchPaletteProps } from '../src';

const groups = [
  {
    id: 'collections',
    title: 'Collections',
    options: [{ id: 'c1', title: 'Lake', detail: 'Glass that holds the light' }],
  },
  {
    id: 'models',
    title: 'Models',
    options: ['20', '30', '40'].map((size) => ({
      id: `m${size}`,
      title: `Lake ${size}`,
      detail: 'Lake · 520 lm',
      picture: <Icon name="sun" />,
      end: `20${size}`,
    })),
  },
];

function Typed(props: SearchPaletteProps) {
  const [value, setValue] = useState(props.value);
  return <SearchPalette {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof SearchPalette> = {
  title: 'Fields/SearchPalette',
  component: SearchPalette,
  args: {
    label: 'Search or reference',
    value: 'lake',
    groups,
    status: '4 results',
    onChange: fn(),
    onChoose: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  render: (args) => <Typed {...args} />,
};
export default meta;

type Story = StoryObj<typeof SearchPalette>;

const field = () => within(document.body).getByRole('combobox', { name: 'Search or reference' });

export const Found: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const marked = within(document.body).getByRole('option', { selected: true });
    await expect(marked).toHaveTextContent('Lake 30');
    await expect(field()).toHaveAttribute('aria-activedescendant', marked.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('m30');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('c1');
  },
};

export const StillSearching: Story = {
  tags: ['unpictured'],
  args: { isStale: true, status: '' },
  play: async ({ args }) => {
    await userEvent.type(field(), ' 3{Enter}');
    await expect(args.onSubmit).toHaveBeenCalled();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  tags: ['phone'],
  args: { groups: [], status: 'Nothing found', children: 'Nothing found. Try fewer words.' },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
