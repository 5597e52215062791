/** After how many milliseconds an answer is given up (P9). */
export const timeouts = {
  /** Every call, unless it is one of the others. */
  standard: 15_000,
  /** A file that is sent. */
  upload: 60_000,
  /** The client of files and documents, whose making and transfer may take minutes. */
  files: 150_000,
} as const;

const ofFiles = /^\/(?:sr-)?documents\//;

/** The patience for a call: by what it sends and where to. */
export function timeoutFor(address: string, body: unknown): number {
  if (body instanceof FormData) return timeouts.upload;
  return ofFiles.test(address) ? timeouts.files : timeouts.standard;
}
