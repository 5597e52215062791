import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack, Switch } from '../src';

const meta: Meta<typeof Switch> = {
  title: 'Fields/Switch',
  component: Switch,
  args: { children: 'Lit', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Switch>;

export const States: Story = {
  render: () => (
    <Stack>
      <Switch>Dark room</Switch>
      <Switch defaultSelected description="The lamps of the picture">
        Lit
      </Switch>
      <Switch isDisabled>Not here</Switch>
      <Switch isDisabled defaultSelected>
        Always
      </Switch>
    </Stack>
  ),
};

export const Turned: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
