import '../src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { defaultKitTexts, KitProvider } from '../src';

const english = Object.fromEntries(
  Object.entries(defaultKitTexts).map(([key, text]) => [`kit.${key}`, text]),
);

const preview: Preview = {
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        items: ['en-GB', 'en-US', 'de-DE', 'es-ES', 'fr-FR', 'it-IT'],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en-GB' },
  parameters: {
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet (md)', styles: { width: '768px', height: '1024px' } },
        desk: { name: 'Desk (lg)', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals['theme']);
      return (
        <KitProvider locale={String(globals['locale'])} messages={english}>
          <Story />
        </KitProvider>
      );
    },
  ],
};

export default preview;
