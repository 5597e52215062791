import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, Stack, ToastRegion, notify } from '../src';
import { notifications } from '../src/toast/notify';

const undo = fn();

const meta: Meta<typeof ToastRegion> = {
  title: 'Messages/Toast',
  component: ToastRegion,
  beforeEach: () => () => {
    for (const { key } of [...notifications.visibleToasts]) notifications.close(key);
  },
  render: () => (
    <Stack direction="row">
      <Button onPress={() => notify({ tone: 'success', title: 'Copied', text: '201010/1Z_10' })}>Copy</Button>
      <Button onPress={() => notify({ title: 'Line removed', action: { label: 'Undo', onPress: undo } })}>
        Remove
      </Button>
      <ToastRegion />
    </Stack>
  ),
};
export default meta;

type Story = StoryObj<typeof ToastRegion>;

const body = within(document.body);

export const Told: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(body.getByText('Copied')).toBeVisible());
  },
};

export const Undone: Story = {
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove' }));
    await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(body.queryByText('Line removed')).not.toBeInTheDocument());
  },
};
