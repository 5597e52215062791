import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Finish } from '@lucerna/engine';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const moduleName = 'virtual:hero';
/** The room is furnished with luminaires of the demo catalogue. */
const finishesFile = fileURLToPath(new URL('../../../catalogue/finishes.json', import.meta.url));
const source = fileURLToPath(new URL('../../../packages/picture/src/index.ts', import.meta.url));

interface Picture {
  drawHero: (request: { ground: 'light' | 'dark'; finishes: readonly Finish[] }) => string;
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
      this.addWatchFile(finishesFile);
      const finishes = JSON.parse(readFileSync(finishesFile, 'utf8')) as Finish[];
      const addresses = (['light', 'dark'] as const).map((ground) => {
        const svg = imported.module.drawHero({ ground, finishes });
        if (isServing) return `${ground}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(svg)}`)}`;
        const reference = this.emitFile({ type: 'asset', name: `room-${ground}.svg`, source: svg });
        return `${ground}: import.meta.ROLLUP_FILE_URL_${reference}`;
      });
      return `export const hero = { ${addresses.join(', ')} };`;
    },
  };
}
