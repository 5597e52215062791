/** What was thrown, as an error: JavaScript can throw anything. */
export const errorOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown), { cause: thrown });

/** The code of a call of the system that failed, such as ENOENT; null where it has none. */
export function codeOf(thrown: unknown): string | null {
  const code: unknown =
    typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : null;
  return typeof code === 'string' ? code : null;
}

/** What a program ends with on the terminal: where it broke, for whoever mends it. */
export const stackOf = (thrown: unknown): string => {
  const { stack, message } = errorOf(thrown);
  return stack ?? message;
};
