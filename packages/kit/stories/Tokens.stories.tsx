import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Stack, Text, type Space } from '../src';
import { spaceLength } from '../src/stack/space';

const meta: Meta = { title: 'Ground/Tokens' };
export default meta;

const palette = {
  pink: '#dba89b',
  'pink-soft': '#ddd9d2',
  'gray-900': '#424b5a',
  'gray-600': '#8994a5',
  'gray-400': '#bec9da',
  'gray-300': '#d8d8d8',
  'gray-200': '#eeeeee',
  'gray-100': '#f7f7f7',
  success: '#7ed67a',
  error: '#f56e6e',
  warning: '#ffc108',
};
const meanings = [
  'ground',
  'ground-soft',
  'raised',
  'hover',
  'blush-surface',
  'accent',
  'line-strong',
  'danger',
];
const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** `#eee` as `#eeeeee`: a build may shorten what a sheet says. */
const longColour = (colour: string) => (colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour);

function Colours({ names }: { names: readonly string[] }) {
  return (
    <Grid columns={{ sm: 5 }} gap={3}>
      {names.map((name) => (
        <div key={name}>
          <div
            style={{ background: `var(--${name})`, blockSize: '2.5rem', border: '1px solid var(--line)' }}
          />
          <Text size={12}>{name}</Text>
        </div>
      ))}
    </Grid>
  );
}

export const Palette: StoryObj = {
  render: () => <Colours names={Object.keys(palette).map((name) => `palette-${name}`)} />,
  play: async () => {
    for (const [name, colour] of Object.entries(palette))
      await expect(longColour(token(`--palette-${name}`))).toBe(colour);
  },
};

export const Meanings: StoryObj = { render: () => <Colours names={meanings} /> };

export const Spacing: StoryObj = {
  render: () => (
    <Stack gap={1}>
      {Array.from({ length: 16 }, (_, place) => (
        <Stack key={place} direction="row" gap={3}>
          <Text size={12} isTabular>
            {place}
          </Text>
          <div
            style={{
              inlineSize: spaceLength(place as Space),
              blockSize: '0.5rem',
              background: 'var(--ink-quiet)',
            }}
          />
        </Stack>
      ))}
    </Stack>
  ),
  play: async () => {
    await expect([token('--space-0'), token('--space-15')]).toEqual(['0px', '144px']);
    await expect([token('--layer-dropdown'), token('--layer-modal')]).toEqual(['9999', '13000']);
  },
};
