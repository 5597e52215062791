import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Skeleton } from '../src';

const meta: Meta<typeof Skeleton> = { title: 'Messages/Skeleton', component: Skeleton };
export default meta;

export const Shapes: StoryObj<typeof Skeleton> = {
  render: () => (
    <Grid columns={{ sm: 4 }}>
      <Skeleton shape="picture" />
      <Skeleton lines={4} />
      <Skeleton shape="round" />
      <Skeleton shape="block" />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const bone = canvasElement.querySelector('[class*="picture"]')!;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(parseFloat(getComputedStyle(bone.parentElement!).animationDuration)).toBeCloseTo(
      isStill ? 0.00001 : 1.2,
    );
  },
};
