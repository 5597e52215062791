import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid, Icon, TextField } from '../src';

const meta: Meta<typeof TextField> = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Project name' },
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const States: Story = {
  render: () => (
    <Grid gap={6}>
      <TextField label="Project name" defaultValue="House by the lake" description="As the client knows it" />
      <TextField label="Type mark" isMarkedOptional placeholder="A1" start={<Icon name="edit" />} />
      <TextField label="Catalogue" isDisabled defaultValue="International" />
      <TextField label="Reference" isReadOnly defaultValue="201010/1Z_10" isTabular />
    </Grid>
  ),
};

export const RequiredAndLeftEmpty: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '  ');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(within(canvasElement).getByText('Required')).toBeVisible();
  },
};

export const DecidedByAValidator: Story = {
  args: {
    label: 'E-mail',
    type: 'email',
    validate: (value) => (value.includes('@') ? null : 'Write an address such as name@studio.com'),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'name');
    await userEvent.tab();
    await expect(within(canvasElement).getByText(/Write an address/)).toBeVisible();
    await userEvent.type(field, '@studio.com');
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.type(field, 'name');
    await userEvent.tab();
    await expect(field).toBeInvalid();
  },
};

export const RefusedElsewhere: Story = {
  args: { defaultValue: 'House', errorMessage: 'You have a project of this name' },
};
