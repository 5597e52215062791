import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/auth/',
  plugins: [
    react(),
    {
      ...optimizeLocales.vite({ locales: ['es-ES', 'en-GB', 'en-US', 'de-DE', 'it-IT', 'fr-FR'] }),
      enforce: 'pre',
    },
  ],
  resolve: {
    // The server compiles the messages, so that react-intl needs no parser.
    alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@lucerna/contract/no-parser' }],
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/users', '/config.json'].map((path) => [path, { target: server }])),
  },
});
