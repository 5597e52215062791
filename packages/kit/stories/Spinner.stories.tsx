import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner, Stack } from '../src';

const meta: Meta<typeof Spinner> = { title: 'Messages/Spinner', component: Spinner };
export default meta;

export const Sizes: StoryObj<typeof Spinner> = {
  render: () => (
    <Stack direction="row">
      <Spinner />
      <Spinner size="large" label="Making the drawings" />
    </Stack>
  ),
};
