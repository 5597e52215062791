import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar, Stack } from '../src';

const meta: Meta<typeof ProgressBar> = { title: 'Messages/ProgressBar', component: ProgressBar };
export default meta;

export const States: StoryObj<typeof ProgressBar> = {
  render: () => (
    <Stack gap={6}>
      <ProgressBar label="Budget, revision 2" value={12} max={17} valueLabel="12 of 17" />
      <ProgressBar label="Drawings" value={40} />
      <ProgressBar label="Sheets" value={17} max={17} />
      <ProgressBar label="Making the pictures" />
    </Stack>
  ),
};
