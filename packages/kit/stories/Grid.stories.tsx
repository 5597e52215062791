import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Text } from '../src';

const meta: Meta<typeof Grid> = {
  title: 'Ground/Grid',
  component: Grid,
  render: (args) => (
    <Grid {...args}>
      {['One', 'Two', 'Three', 'Four'].map((word) => (
        <Text key={word} className="cell">
          {word}
        </Text>
      ))}
    </Grid>
  ),
};
export default meta;

type Story = StoryObj<typeof Grid>;

const styleOf = (canvas: HTMLElement) => getComputedStyle(canvas.firstElementChild!);
const columnsOf = (canvas: HTMLElement) => styleOf(canvas).gridTemplateColumns.split(' ').length;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(styleOf(canvasElement).gap).toBe('16px');
    await expect(columnsOf(canvasElement)).toBe(innerWidth < 768 ? 1 : 2);
  },
};

export const OneColumnOnAPhone: Story = {
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(innerWidth < 768 ? 1 : 2);
  },
};

export const ByBreakpoint: Story = {
  args: { columns: { sm: 2, md: 4, lg: 1 }, gap: 6 },
  play: async ({ canvasElement }) => {
    const wanted = innerWidth < 768 ? 2 : innerWidth < 1200 ? 4 : 1;
    await expect(columnsOf(canvasElement)).toBe(wanted);
  },
};

export const AsManyAsFit: Story = { args: { minColumn: '10rem', gap: 2 } };
