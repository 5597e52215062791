import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BareIconButton, IconButton, Stack } from '../src';

const meta: Meta<typeof IconButton> = { title: 'Acts/IconButton', component: IconButton };
export default meta;

export const States: StoryObj<typeof IconButton> = {
  render: () => (
    <Stack direction="row" gap={3} style={{ paddingBlockStart: 'var(--space-12)' }}>
      <IconButton icon="grid" label="Grid" variant="filled" />
      <IconButton icon="list" label="List" />
      <IconButton icon="copy" label="Copy" size="small" />
      <IconButton icon="trash" label="Delete" isDisabled />
      <IconButton icon="download" label="Download" isLoading />
      <BareIconButton icon="menu" label="Menu" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Grid' });
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Grid');
  },
};
