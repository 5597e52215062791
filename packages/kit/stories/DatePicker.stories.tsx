import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker, KitProvider, Stack } from '../src';
import { Controlled } from './Controlled';

const meta: Meta<typeof DatePicker> = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: { label: 'Deliver from', value: '2024-02-14', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value} onChange={args.onChange}>
      {(value, onChange) => <DatePicker {...args} value={value} onChange={onChange} />}
    </Controlled>
  ),
};
export default meta;

type Story = StoryObj<typeof DatePicker>;

const body = within(document.body);
const writtenIn = (element: Element) => element.textContent?.replaceAll(/[^\d./]/g, '') ?? '';

export const Chosen: Story = { args: { description: 'A day of the working week' } };

export const Empty: Story = { args: { value: null, isMarkedOptional: true } };

export const MaskOfEachLocale: Story = {
  render: (args) => (
    <Stack>
      {['de-DE', 'fr-FR', 'it-IT', 'en-GB', 'es-ES', 'en-US'].map((locale) => (
        <KitProvider key={locale} locale={locale}>
          <DatePicker {...args} label={locale} />
        </KitProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const masks = within(canvasElement)
      .getAllByRole('group')
      .map((group) => writtenIn(group.querySelector('[data-rac][class*="input"]') ?? group));
    await expect(masks).toEqual([
      '14.02.2024',
      '14/02/2024',
      '14/02/2024',
      '14/02/2024',
      '14/02/2024',
      '02/14/2024',
    ]);
  },
};

export const OpenAfterAMoment: Story = {
  play: async ({ canvasElement, args }) => {
    const pressed = performance.now();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(body.queryByRole('dialog')).not.toBeInTheDocument();
    await body.findByRole('dialog');
    await expect(performance.now() - pressed).toBeGreaterThan(99);
    await userEvent.click(await body.findByRole('button', { name: /20 February 2024/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-20');
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const DayView: Story = {
  args: { min: '2024-02-05', isUnavailable: (day) => day === '2024-02-21' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await body.findByRole('grid', { name: /February 2024/ });
    await userEvent.click(body.getByRole('button', { name: /21 February 2024/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TypedBeyondTheLimit: Story = {
  args: { min: '2024-02-10', max: '2024-03-01' },
  play: async ({ canvasElement, args }) => {
    const [day] = within(canvasElement).getAllByRole('spinbutton');
    await userEvent.click(day!);
    await userEvent.keyboard('09');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-09');
    await expect(await within(canvasElement).findByText('The earliest date is 10/02/2024')).toBeVisible();
  },
};

export const RequiredAndLeft: Story = {
  args: { value: null, isRequired: true },
  play: async ({ canvasElement }) => {
    const [day] = within(canvasElement).getAllByRole('spinbutton');
    await userEvent.click(day!);
    await expect(within(canvasElement).queryByText('Required')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await within(canvasElement).findByText('Required')).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
