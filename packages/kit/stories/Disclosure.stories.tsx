import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Disclosure, Stack } from '../src';

const meta: Meta<typeof Disclosure> = { title: 'Messages/Disclosure', component: Disclosure };
export default meta;

export const Variants: StoryObj<typeof Disclosure> = {
  render: () => (
    <Stack>
      <Disclosure title="How the price is made" end="225.00 €">
        Base 210.00 €, finish 15.00 €.
      </Disclosure>
      <Disclosure title="Why?" variant="inline">
        Rounded up to a multiple of five.
      </Disclosure>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /How the price/ });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  },
};
