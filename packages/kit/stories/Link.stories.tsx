import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Stack } from '../src';

const meta: Meta<typeof Link> = { title: 'Acts/Link', component: Link };
export default meta;

export const Variants: StoryObj<typeof Link> = {
  render: () => (
    <Stack direction="row" gap={6}>
      <Link href="#">In a text</Link>
      <Link href="#" variant="quiet">
        Quiet
      </Link>
      <Link href="#" icon="download">
        With a drawing
      </Link>
      <Link href="https://example.com" isExternal>
        Elsewhere
      </Link>
    </Stack>
  ),
};
