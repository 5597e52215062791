import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer, Link } from '../src';

const meta: Meta<typeof Footer> = {
  title: 'Frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
};
export default meta;

export const OneLine: StoryObj<typeof Footer> = {
  args: { start: 'Interface kit', end: <Link href="#">English</Link> },
};
