type Values = Readonly<Record<string, unknown>>;

const gap = '…';
const option = String.raw`[=\w]+ *\{(?:[^{}]|\{[^{}]*\})*\}\s*`;
const choice = new RegExp(String.raw`\{(\w+), *(?:plural|selectordinal|select), *((?:${option})+)\}`, 'g');
const otherwise = /(?:^|\s)other *\{((?:[^{}]|\{[^{}]*\})*)\}/;

/**
 * A message that cannot be formatted because an argument is missing, as a sentence that can be read: what is given
 * stands in its place, an ellipsis where nothing is, and plurals and selections take their last form. A last resort.
 */
export function readableText(pattern: string, values: Values = {}): string {
  const told = (name: string): string => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : gap;
  };
  return pattern
    .replace(choice, (_, name: string, options: string) =>
      (otherwise.exec(options)?.[1] ?? gap).replaceAll('#', () => told(name)),
    )
    .replace(/\{\s*(\w+)[^{}]*\}/g, (_, name: string) => told(name));
}
