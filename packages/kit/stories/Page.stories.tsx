import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar, Breadcrumbs, Button, Footer, Link, Page, PageHeader, PageShell, Text } from '../src';

const meta: Meta<typeof PageShell> = {
  title: 'Frame/Page',
  component: PageShell,
  parameters: { layout: 'fullscreen' },
  args: {
    bar: (
      <AppBar
        brand={
          <Link variant="plain" href="#">
            Interface kit
          </Link>
        }
        label="Places"
        items={[{ target: '#', text: 'Projects' }]}
        selected="#"
      />
    ),
    footer: <Footer start="Interface kit" />,
    children: (
      <Page>
        <PageHeader
          title="House by the lake"
          above={<Breadcrumbs items={[{ label: 'Projects', href: '#' }, { label: 'House by the lake' }]} />}
          lead="Twelve luminaires on two floors."
          actions={<Button variant="primary">Add</Button>}
        />
        <Text>What the page shows.</Text>
      </Page>
    ),
  },
};
export default meta;

export const Whole: StoryObj<typeof PageShell> = {};

export const Phone: StoryObj<typeof PageShell> = { tags: ['phone'] };
