import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, Stack, type IconName } from '../src';
import { iconShapes } from '../src/icon/shapes';

const meta: Meta<typeof Icon> = { title: 'Ground/Icon', component: Icon };
export default meta;

export const All: StoryObj<typeof Icon> = {
  render: () => (
    <Stack direction="row" gap={5}>
      {(Object.keys(iconShapes) as IconName[]).map((name) => (
        <Icon key={name} name={name} size={24} label={name} />
      ))}
    </Stack>
  ),
};

export const Sizes: StoryObj<typeof Icon> = {
  render: () => (
    <Stack direction="row">
      <Icon name="sun" size={16} />
      <Icon name="sun" />
      <Icon name="sun" size={24} />
    </Stack>
  ),
};
