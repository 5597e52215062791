import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../src';

const meta: Meta<typeof Breadcrumbs> = { title: 'Records/Breadcrumbs', component: Breadcrumbs };
export default meta;

export const ThreeDeep: StoryObj<typeof Breadcrumbs> = {
  args: {
    items: [
      { label: 'Projects', href: '#' },
      { label: 'House by the lake', href: '#' },
      { label: 'Budgets' },
    ],
  },
};
