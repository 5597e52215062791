import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Stack, Tooltip } from '../src';

const meta: Meta<typeof Tooltip> = {
  title: 'Acts/Tooltip',
  component: Tooltip,
  args: {
    content:
      'What stands here is only a short word about the control that it hangs over, and never wider than this.',
    children: <Button>With a tooltip</Button>,
  },
  render: (args) => (
    <Stack align="start" style={{ padding: '8rem 14rem' }}>
      <Tooltip {...args} />
    </Stack>
  ),
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Above: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tooltip = (await within(document.body).findByRole('tooltip')).getBoundingClientRect();
    const button = within(canvasElement).getByRole('button').getBoundingClientRect();
    await expect(Math.round(button.top - tooltip.bottom)).toBe(25);
    await expect(tooltip.width).toBe(350);
  },
};

export const AfterAMomentUnderTheMouse: Story = {
  args: { placement: 'bottom' },
  tags: ['unpictured'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    // Within half a second after another tooltip the next one opens at once.
    await userEvent.hover(button);
    await userEvent.unhover(button);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const entered = performance.now();
    await userEvent.hover(button);
    await within(document.body).findByRole('tooltip');
    await expect(performance.now() - entered).toBeGreaterThan(99);
  },
};

export const Beside: Story = {
  args: { placement: 'right', content: 'A word' },
  play: async () => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  tags: ['unpictured'],
  play: async () => {
    await userEvent.tab();
    await expect(within(document.body).queryByRole('tooltip')).not.toBeInTheDocument();
  },
};
