import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert, Link, Stack } from '../src';

const meta: Meta<typeof Alert> = { title: 'Messages/Alert', component: Alert };
export default meta;

type Story = StoryObj<typeof Alert>;

export const Tones: Story = {
  render: () => (
    <Stack>
      <Alert>A newer catalogue is there. Nothing changes until you take it.</Alert>
      <Alert tone="success" title="Ordered" action={<Link href="#">See the order</Link>}>
        We sent a copy to your address.
      </Alert>
      <Alert tone="warning" title="The quantity is below the minimum">
        Order 32 or more.
      </Alert>
      <Alert tone="error" title="The line was changed elsewhere">
        Your change is kept here. Look at both.
      </Alert>
    </Stack>
  ),
};

export const Dismissable: Story = {
  args: { tone: 'error', title: 'It could not be saved', isLive: true, onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('It could not be saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
