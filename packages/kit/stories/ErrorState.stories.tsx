import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ErrorState } from '../src';

const meta: Meta<typeof ErrorState> = { title: 'Messages/ErrorState', component: ErrorState };
export default meta;

export const Unreachable: StoryObj<typeof ErrorState> = {
  args: {
    title: 'The project could not be opened',
    safe: 'Everything you saved is safe.',
    advice: 'The connection was lost. Try again in a moment.',
    action: <Button variant="primary">Try again</Button>,
    trace: 'req-7f31',
  },
};
