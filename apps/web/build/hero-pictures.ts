import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const moduleName = 'virtual:hero';
const source = fileURLToPath(new URL('../../../packages/picture/src/index.ts', import.meta.url));

interface Picture {
  drawHero: (request: { ground: 'light' | 'dark' }) => string;
}

/** Draws the home page's room once, while building: the first page then needs a picture and no drawing code. */
export function heroPictures(): Plugin {
  let isServing = false;
  return {
    name: 'hero-pictures',
    configResolved: ({ command }) => {
      isServing = command === 'serve';
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const imported = await runnerImport<Picture>(source, { configFile: false, logLevel: 'error' });
      for (const file of imported.dependencies) this.addWatchFile(file);
      const addresses = (['light', 'dark'] as const).map((ground) => {
        const svg = imported.module.drawHero({ ground });
        if (isServing) return `${ground}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)}`;
        const reference = this.emitFile({ type: 'asset', name: `room-${ground}.svg`, source: svg });
        return `${ground}: import.meta.ROLLUP_FILE_URL_${reference}`;
      });
      return `export const hero = { ${addresses.join(', ')} };`;
    },
  };
}
