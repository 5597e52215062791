import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, Stack } from '../src';

const meta: Meta<typeof ButtonLink> = { title: 'Acts/ButtonLink', component: ButtonLink };
export default meta;

export const Variants: StoryObj<typeof ButtonLink> = {
  render: () => (
    <Stack direction="row" gap={3}>
      <ButtonLink href="#" variant="primary">
        Collections
      </ButtonLink>
      <ButtonLink href="#" iconEnd="arrow-right">
        Continue
      </ButtonLink>
      <ButtonLink href="#" variant="quiet" size="small">
        Later
      </ButtonLink>
    </Stack>
  ),
};
