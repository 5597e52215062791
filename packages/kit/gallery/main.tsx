import '../src/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  AppBar,
  Footer,
  IconButton,
  KitProvider,
  Link,
  Page,
  PageHeader,
  PageShell,
  ToastRegion,
} from '../src';
import { Acts } from './Acts';
import { Choices } from './Choices';
import { Fields } from './Fields';
import { Messages } from './Messages';
import { Records } from './Records';

const places = [
  { target: '#acts', text: 'Acts' },
  { target: '#fields', text: 'Fields' },
  { target: '#choices', text: 'Choices' },
  { target: '#messages', text: 'Messages' },
  { target: '#records', text: 'Records' },
];

/** Every part of the kit on one page, to look at in both themes and three widths. */
function Gallery() {
  const [isDark, setDark] = useState(new URLSearchParams(location.search).has('dark'));
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  const bar = (
    <AppBar
      brand={
        <Link variant="plain" href="#">
          Interface kit
        </Link>
      }
      label="Parts"
      items={places}
      selected="#acts"
      actions={
        <IconButton
          icon={isDark ? 'sun' : 'moon'}
          label={isDark ? 'Light theme' : 'Dark theme'}
          onPress={() => setDark(!isDark)}
        />
      }
    />
  );
  return (
    <KitProvider locale={new URLSearchParams(location.search).get('locale') ?? 'en-US'}>
      <PageShell bar={bar} footer={<Footer start="Interface kit" end={<Link href="#">English</Link>} />}>
        <Page>
          <PageHeader
            title="A calm set of parts"
            size={64}
            lead="Everything that a screen is made of, once, in both themes."
          />
          <Acts />
          <Fields />
          <Choices />
          <Messages />
          <Records />
        </Page>
      </PageShell>
      <ToastRegion />
    </KitProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
