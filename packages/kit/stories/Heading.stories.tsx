import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Stack } from '../src';

const meta: Meta<typeof Heading> = { title: 'Ground/Heading', component: Heading };
export default meta;

export const Sizes: StoryObj<typeof Heading> = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1} size={64}>
        A calm set of parts
      </Heading>
      <Heading level={2}>Second level</Heading>
      <Heading level={3}>Third level</Heading>
      <Heading level={4}>Fourth level</Heading>
    </Stack>
  ),
};
