import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack } from '../src';

const meta: Meta<typeof Stack> = {
  title: 'Ground/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <Button>One</Button>
        <Button>Two</Button>
        <Button>Three</Button>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Stack>;

export const Column: Story = { args: { align: 'start' } };

export const Row: Story = { args: { direction: 'row', gap: 2 } };

export const Apart: Story = { args: { direction: 'row', justify: 'between', gap: 0 } };
