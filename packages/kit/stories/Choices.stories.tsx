import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, ChoiceCards, ScaleGroup, Stack, SwatchGroup } from '../src';
import { Controlled } from './Controlled';

const blocked = {
  isBlocked: true,
  blockedReason: 'It does not go with surface mounting.',
  blockedAction: <Button size="small">Use recessed</Button>,
};

const meta: Meta<typeof ChoiceCards> = {
  title: 'Choices/Choices',
  component: ChoiceCards,
  args: {
    label: 'Installation',
    value: 'surface',
    onChange: fn(),
    onBlocked: fn(),
    choices: [
      { value: 'surface', label: 'Surface', description: 'Driver inside' },
      { value: 'recessed', label: 'Recessed', description: 'Trimless' },
      { value: 'micro', label: 'Micro', description: 'Remote driver', ...blocked },
    ],
  },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange as (value: string | null) => void}>
      {(value, onChange) => <ChoiceCards {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;

type Story = StoryObj<typeof ChoiceCards>;

export const Cards: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Recessed/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('recessed');
  },
};

export const BlockedAnswers: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /Micro/ }));
    await expect(args.onBlocked).toHaveBeenCalledWith('micro');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(within(document.body).getByText('It does not go with surface mounting.')).toBeVisible(),
    );
  },
};

export const List: Story = { args: { layout: 'list' } };

export const Pills: Story = { args: { layout: 'pills' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Swatches: Story = {
  render: () => {
    const choices = [
      { value: 'white', label: 'Matt white', colour: '#f5f4f0' },
      { value: 'black', label: 'Graphite', colour: '#26272a' },
      { value: 'brass', label: 'Brushed brass', colour: '#c39b57' },
      { value: 'terra', label: 'Terracotta', colour: '#b5654a', ...blocked },
    ];
    return (
      <Stack gap={8}>
        <SwatchGroup label="Finish" value="brass" onChange={fn()} choices={choices} />
        <SwatchGroup label="Finish by name" areNamesShown value="white" onChange={fn()} choices={choices} />
      </Stack>
    );
  },
};

export const Scale: Story = {
  render: () => (
    <ScaleGroup
      label="Colour temperature"
      value="2"
      onChange={fn()}
      ends={['Warmer', 'Colder']}
      choices={[
        { value: '1', label: '2700 K', colour: '#ffc98a' },
        { value: '2', label: '3000 K', colour: '#ffd9a8' },
        { value: '3', label: '3500 K', colour: '#ffe8cc', ...blocked },
        { value: '4', label: '4000 K', colour: '#fff5ea' },
      ]}
    />
  ),
};
