import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, EmptyState, Icon } from '../src';

const meta: Meta<typeof EmptyState> = { title: 'Messages/EmptyState', component: EmptyState };
export default meta;

export const FirstProject: StoryObj<typeof EmptyState> = {
  args: {
    picture: <Icon name="box" size={24} />,
    title: 'No projects yet',
    children: 'A project keeps what you choose, with its prices and documents.',
    action: <Button variant="primary">New project</Button>,
  },
};
