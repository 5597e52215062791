import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, ConfirmDialog, Dialog, DialogTrigger, Select, Stack, TextField } from '../src';

const meta: Meta<typeof Dialog> = {
  title: 'Acts/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'New project',
    children: <TextField label="Name" />,
    actions: <Button variant="primary">Create</Button>,
  },
};
export default meta;

type Story = StoryObj<typeof Dialog>;

const body = within(document.body);
const widthOf = (dialog: HTMLElement) => dialog.getBoundingClientRect().width;

export const Medium: Story = {
  play: async () => {
    await expect(widthOf(await body.findByRole('dialog'))).toBe(Math.min(36 * 16, innerWidth));
  },
};

export const Large: Story = {
  args: { layer: 'B' },
  play: async () => {
    const dialog = await body.findByRole('dialog');
    await expect(widthOf(dialog)).toBeGreaterThan(innerWidth * 0.9 - 32);
  },
};

export const Full: Story = { args: { size: 'full' } };

export const Phone: Story = { tags: ['phone'] };

export const Long: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>Line {line + 1} of many</p>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await body.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const scrolled = dialog.querySelector('[class*="body"]')!;
    await expect(scrolled.scrollHeight).toBeGreaterThan(scrolled.clientHeight);
  },
};

export const OpensAndClosesOnEscape: Story = {
  tags: ['unpictured'],
  render: () => (
    <DialogTrigger>
      <Button>Open</Button>
      <Dialog title="New project">{(close) => <Button onPress={close}>Done</Button>}</Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    await expect(await body.findByRole('dialog', { name: 'New project' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesOnAPressOutside: Story = {
  tags: ['unpictured'],
  play: async ({ args }) => {
    await body.findByRole('dialog');
    await userEvent.click(document.body.querySelector('[class*="overlay"]')!);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const StaysWhereClosingIsDisabled: Story = {
  args: { isDismissable: false },
  play: async ({ args }) => {
    const dialog = await body.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body.querySelector('[class*="overlay"]')!);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
};

export const ListAboveTheDialog: Story = {
  args: {
    children: (
      <Stack>
        <Select
          label="Unit"
          value="m"
          onChange={fn()}
          options={[
            { value: 'm', label: 'Metric' },
            { value: 'i', label: 'Imperial' },
          ]}
        />
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await body.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /Unit/ }));
    await expect(await body.findByRole('option', { name: 'Imperial' })).toBeVisible();
  },
};

export const Confirmation: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      onOpenChange={fn()}
      title="Delete this project?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={fn()}
      isDanger
    >
      Its lines and budgets go with it. Orders stay.
    </ConfirmDialog>
  ),
};

export const ConfirmationUnderWay: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      onOpenChange={fn()}
      title="Place the order?"
      confirmLabel="Order"
      cancelLabel="Not yet"
      onConfirm={fn()}
      isLoading
    >
      It is placed once, also when pressed twice.
    </ConfirmDialog>
  ),
};
