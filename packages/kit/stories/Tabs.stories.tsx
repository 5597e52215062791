import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from '../src';

const meta: Meta<typeof Tabs> = {
  title: 'Choices/Tabs',
  component: Tabs,
  args: {
    label: 'Facts',
    tabs: [
      { id: 'light', label: 'Light', content: '1 240 lm, 12 W' },
      { id: 'size', label: 'Size', content: '32 cm' },
      { id: 'files', label: 'Files', content: 'None', isDisabled: true },
    ],
  },
};
export default meta;

export const Second: StoryObj<typeof Tabs> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: 'Size' }));
    await expect(await within(canvasElement).findByRole('tabpanel')).toHaveTextContent('32 cm');
  },
};
