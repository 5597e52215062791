import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text, VisuallyHidden } from '../src';

const meta: Meta<typeof Text> = { title: 'Ground/Text', component: Text };
export default meta;

export const Scale: StoryObj<typeof Text> = {
  render: () => (
    <Stack gap={2}>
      {([12, 14, 16, 20, 28, 40] as const).map((size) => (
        <Text key={size} size={size}>
          {size} pixels of text
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: StoryObj<typeof Text> = {
  render: () => (
    <Stack gap={2}>
      {(['ink', 'quiet', 'success', 'warning', 'error'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          In the tone {tone}
        </Text>
      ))}
      <Text weight="strong">Strong</Text>
      <Text isCode>201010/1Z_10</Text>
      <Text isTabular>1 111.11 €</Text>
      <VisuallyHidden>Only read out</VisuallyHidden>
    </Stack>
  ),
};
