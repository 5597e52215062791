import type { BuildOptions } from 'esbuild';

/** Settings of esbuild for the server. */
export function serverBundle(): BuildOptions;
