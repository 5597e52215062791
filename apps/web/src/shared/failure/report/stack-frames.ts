export interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
}

/** `at name (file:1:2)` of Chromium, `name@file:1:2` of Firefox and Safari. */
const line = /^\s*(?:at\s+)?(?:(.*?)\s*[(@])?((?:https?|file):\/\/[^\s)]+?):(\d+):(\d+)\)?$/;

/** The places of an error's stack, the outermost first as Sentry wants them; files by their path alone. */
export function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((text) => {
      const found = line.exec(text);
      if (!found) return [];
      const [, name, file = '', lineno, colno] = found;
      const filename = new URL(file).pathname;
      return [
        { function: name || '?', filename, lineno: Number(lineno), colno: Number(colno), in_app: true },
      ];
    })
    .slice(0, 50)
    .reverse();
}
