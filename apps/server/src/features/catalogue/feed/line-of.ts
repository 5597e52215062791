/**
 * The line, counted from 0, on which the value at `path` starts in a JSON text; of the innermost value that exists.
 * Only asked for faulty rows, so it may walk the text again.
 */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  let at = 0;
  let found = 0;

  const spaces = () => {
    while (at < text.length && ' \n\r\t'.includes(text[at]!)) at += 1;
  };
  const string = () => {
    const from = at;
    at += 1;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at += 1;
    return text.slice(from, at);
  };
  const value = (rest: readonly PropertyKey[] | null): void => {
    spaces();
    if (rest) found = at;
    const open = text[at];
    if (open === '"') return void string();
    if (open !== '{' && open !== '[') {
      while (at < text.length && !',]} \n\r\t'.includes(text[at]!)) at += 1;
      return;
    }
    at += 1;
    for (let index = 0; ; index += 1) {
      spaces();
      if (at >= text.length) return;
      if (text[at] === '}' || text[at] === ']') return void (at += 1);
      let name: PropertyKey = index;
      if (open === '{') {
        name = String(JSON.parse(string()));
        spaces();
        at += 1;
      }
      value(rest && rest.length > 0 && String(rest[0]) === String(name) ? rest.slice(1) : null);
      spaces();
      if (text[at] === ',') at += 1;
    }
  };

  value(path);
  let lines = 0;
  for (let each = text.indexOf('\n'); each >= 0 && each < found; each = text.indexOf('\n', each + 1))
    lines += 1;
  return lines;
}
