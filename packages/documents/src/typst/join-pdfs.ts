import { hash } from 'node:crypto';
import type { PdfObject, PlainPdf } from './plain-pdf';

/** A page of a part by its new number, and the number of what the frame draws on it. */
interface Place {
  readonly number: number;
  readonly frame: number;
}

/** Joins documents that the compiler has written into one. */
export interface PdfJoiner {
  /** Adds a part, behind those before it. Throws Error for a PDF that is not as the compiler writes it. */
  readonly add: (part: PlainPdf) => void;
  /**
   * The whole: the pages of the frame up to `from`, and in the places of those behind them the pages of the parts, each with what the
   * frame has on its page (head and foot) drawn below. What leads to a page of the frame leads to the one in its place. Tags and
   * bookmarks of the parts stand behind those of the frame.
   */
  readonly within: (frame: PlainPdf, from: number) => PlainPdf;
}

/** Numbers of the objects that all parts share. */
const shared = { pages: 1, structure: 2, document: 3, outlines: 4, drawing: 5 } as const;
/** What draws the head and the foot of a page: the same words on each. */
const drawing = 'q /frame Do Q\n';

const reference = /(\d+) 0 R\b/g;
const refTo = (number: number): string => `${number} 0 R`;

/** A text of a PDF with what stands outside of strings changed; `isId` says whether a string is the name of an element. */
function changed(text: string, plain: (text: string) => string, id: (name: string) => string): string {
  let said = '';
  let from = 0;
  let wasId = false;
  for (;;) {
    const opens = text.indexOf('(', from);
    const before = text.slice(from, opens < 0 ? undefined : opens);
    said += plain(before);
    if (opens < 0) return said;
    let end = opens + 1;
    for (let depth = 1; depth > 0 && end < text.length; end += 1) {
      if (text[end] === '\\') end += 1;
      else if (text[end] === '(') depth += 1;
      else if (text[end] === ')') depth -= 1;
    }
    const string = text.slice(opens, end);
    wasId = /\/(ID|Headers\s*\[)\s*$/.test(before) || (wasId && before.trim() === '');
    said += wasId ? id(string) : string;
    from = end;
  }
}

/** What stands between brackets after a key. */
function listOf(text: string, key: string): string {
  return new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(text)?.[1]?.trim() ?? '';
}
const numberAt = (text: string, key: string): number | null => {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1];
  return found === undefined ? null : Number(found);
};
const countAt = (text: string, key: string): number =>
  Number(new RegExp(`/${key} (-?\\d+)`).exec(text)?.[1] ?? 0);
const refsIn = (text: string): number[] => [...text.matchAll(reference)].map(([, number]) => Number(number));

/** The objects of a document that say what it is as a whole. */
function readWhole({ objects, trailer }: PlainPdf) {
  const byNumber = new Map(objects.map((object) => [object.number, object]));
  const textOf = (number: number | null, what: string): string => {
    const found = number === null ? undefined : byNumber.get(number);
    if (!found || found.isStream) throw new Error(`The PDF has no ${what}`);
    return found.body.toString('latin1');
  };
  const root = numberAt(trailer, 'Root');
  const catalog = textOf(root, 'catalogue');
  const pages = numberAt(catalog, 'Pages');
  const structure = numberAt(catalog, 'StructTreeRoot');
  const outlines = numberAt(catalog, 'Outlines');
  const pageTree = textOf(pages, 'pages');
  const tree = textOf(structure, 'structure');
  const kids = refsIn(listOf(pageTree, 'Kids'));
  const [document = null, ...others] = refsIn(listOf(tree, 'K'));
  if (kids.length !== countAt(pageTree, 'Count')) throw new Error('The pages do not hang on one node');
  if (others.length > 0 || /\/(ParentTree|IDTree) <<\s*\/(Kids|Limits)/.test(tree))
    throw new Error('The structure does not hang on one node');
  return {
    ...{ root, catalog, pages, structure, document, outlines, tree, kids },
    info: numberAt(trailer, 'Info'),
    metadata: numberAt(catalog, 'Metadata'),
    documentText: textOf(document, 'element for the whole'),
    outlinesText: outlines === null ? '' : textOf(outlines, 'bookmarks'),
    textOf,
  };
}

/** One level of bookmarks of a part, by its new numbers. */
interface Bookmarks {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** Tags and bookmarks of a part, by its new numbers. */
interface PartOfWhole {
  readonly elements: readonly number[];
  readonly roles: ReadonlyMap<string, string>;
  readonly parents: readonly string[];
  readonly names: readonly string[];
  readonly bookmarks: Bookmarks | null;
}

export function pdfJoiner(): PdfJoiner {
  const objects = new Map<number, PdfObject>();
  const wholes: PartOfWhole[] = [];
  const places: Place[] = [];
  const identities: string[] = [];
  let last: number = shared.drawing;
  let lastParent = 0;

  const put = (number: number, text: string): void => {
    objects.set(number, { number, body: Buffer.from(text, 'latin1'), isStream: false });
  };

  /** Takes all objects of a document but those that `leaveOut` names, with new numbers. */
  function take(
    pdf: PlainPdf,
    whole: ReturnType<typeof readWhole>,
    moved: ReadonlyMap<number, number>,
    leaveOut: ReadonlySet<number | null>,
    onObject: (number: number, text: string) => string,
  ): PartOfWhole {
    const base = last;
    const part = wholes.length;
    const fixed = new Map(moved);
    if (whole.pages !== null) fixed.set(whole.pages, shared.pages);
    if (whole.structure !== null) fixed.set(whole.structure, shared.structure);
    if (whole.document !== null) fixed.set(whole.document, shared.document);
    if (whole.outlines !== null) fixed.set(whole.outlines, shared.outlines);
    const numberOf = (number: number): number => fixed.get(number) ?? base + number;
    const parentBase = lastParent;
    const plain = (text: string): string =>
      text
        .replace(reference, (_, number: string) => refTo(numberOf(Number(number))))
        .replace(
          /\/(StructParents?) (\d+)/g,
          (_, key: string, place: string) => `/${key} ${parentBase + Number(place)}`,
        );
    const nameOf = (name: string): string => `(${part}-${name.slice(1)}`;
    const rewritten = (text: string): string => changed(text, plain, nameOf);
    const sharedOnes = new Set([whole.pages, whole.structure, whole.document, whole.outlines]);
    for (const { number, body, isStream } of pdf.objects) {
      last = Math.max(last, base + number);
      if (sharedOnes.has(number) || leaveOut.has(number)) continue;
      const to = numberOf(number);
      if (isStream) {
        const begins = body.indexOf('stream');
        const dictionary = onObject(number, rewritten(body.subarray(0, begins).toString('latin1')));
        const changedBody = Buffer.concat([Buffer.from(dictionary, 'latin1'), body.subarray(begins)]);
        objects.set(to, { number: to, body: changedBody, isStream });
      } else put(to, onObject(number, rewritten(body.toString('latin1'))));
    }
    const parents = [...listOf(whole.tree, 'Nums').matchAll(/(\d+) (\d+) 0 R/g)].map(([, key, of]) => {
      const place = parentBase + Number(key);
      lastParent = Math.max(lastParent, place + 1);
      return `${place} ${refTo(numberOf(Number(of)))}`;
    });
    const names = [...listOf(whole.tree, 'Names').matchAll(/(\([^)]*\)) (\d+) 0 R/g)].map(
      ([, name = '', of]) => `${nameOf(name)} ${refTo(numberOf(Number(of)))}`,
    );
    const roles = /\/RoleMap <<([^>]*)>>/.exec(whole.tree)?.[1] ?? '';
    const [first, end] = [numberAt(whole.outlinesText, 'First'), numberAt(whole.outlinesText, 'Last')];
    const found: PartOfWhole = {
      elements: refsIn(listOf(whole.documentText, 'K')).map(numberOf),
      roles: new Map([...roles.matchAll(/\/(\w+) \/(\w+)/g)].map(([, key = '', role = '']) => [key, role])),
      parents,
      names,
      bookmarks:
        first === null || end === null
          ? null
          : { first: numberOf(first), last: numberOf(end), count: countAt(whole.outlinesText, 'Count') },
    };
    wholes.push(found);
    identities.push(pdf.trailer);
    return found;
  }

  function add(pdf: PlainPdf): void {
    const whole = readWhole(pdf);
    // What the frame draws on these pages comes later, under these numbers.
    const pages = whole.kids.map((kid) => ({ page: kid, frame: (last += 1) }));
    const frames = new Map(pages.map(({ page, frame }) => [page, frame]));
    const base = last;
    take(pdf, whole, new Map(), new Set([whole.root, whole.info, whole.metadata]), (number, text) => {
      const frame = frames.get(number);
      if (frame === undefined) return text;
      const named = `/XObject << /frame ${refTo(frame)}`;
      const drawn = text.includes('/XObject <<')
        ? text.replace('/XObject <<', named)
        : text.replace('/Resources <<', `/Resources << ${named} >>`);
      return drawn.replace(/\/Contents (\d+ 0 R)/, `/Contents [${refTo(shared.drawing)} $1]`);
    });
    places.push(...pages.map(({ page, frame }) => ({ number: base + page, frame })));
  }

  /** Hangs the bookmarks of all parts on one node, in their order. */
  function linkBookmarks(inOrder: readonly PartOfWhole[]): void {
    const all = inOrder.flatMap(({ bookmarks }) => bookmarks ?? []);
    const extend = (number: number, said: string): void =>
      put(number, objects.get(number)!.body.toString('latin1').replace('<<', `<< ${said}`));
    for (const [at, { first, last: end }] of all.entries()) {
      const [before, behind] = [all[at - 1], all[at + 1]];
      if (before) extend(first, `/Prev ${refTo(before.last)}`);
      if (behind) extend(end, `/Next ${refTo(behind.first)}`);
    }
    const [first, end] = [all[0], all.at(-1)];
    const count = all.reduce((sum, each) => sum + each.count, 0);
    if (first && end)
      put(
        shared.outlines,
        `<< /Type /Outlines /First ${refTo(first.first)} /Last ${refTo(end.last)} /Count ${count} >>`,
      );
  }

  function linkElements(inOrder: readonly PartOfWhole[]): void {
    const roles = new Map(inOrder.flatMap((part) => [...part.roles]));
    const names = inOrder.flatMap((part) => part.names).sort((a, b) => (a < b ? -1 : 1));
    const elements = inOrder.flatMap((part) => part.elements.map(refTo));
    put(
      shared.document,
      `<< /Type /StructElem /S /Document /P ${refTo(shared.structure)} /K [${elements.join(' ')}] >>`,
    );
    const said = [
      `/RoleMap << ${[...roles].map(([key, role]) => `/${key} /${role}`).join(' ')} >>`,
      `/K [${refTo(shared.document)}]`,
      // By their keys, as they were given out.
      `/ParentTree << /Nums [${wholes.flatMap(({ parents }) => parents).join(' ')}] >>`,
      ...(names.length > 0 ? [`/IDTree << /Names [${names.join(' ')}] >>`] : []),
    ];
    put(shared.structure, `<< /Type /StructTreeRoot ${said.join(' ')} >>`);
  }

  function within(frame: PlainPdf, from: number): PlainPdf {
    const whole = readWhole(frame);
    if (whole.kids.length !== from + places.length)
      throw new Error(`${whole.kids.length - from} pages of the frame for ${places.length} of its parts`);
    const moved = new Map<number, number>();
    const boxes = new Map<number, string>();
    const left = new Set<number>();
    for (const [at, page] of places.entries()) {
      const stub = whole.kids[from + at]!;
      const text = whole.textOf(stub, 'page');
      const contents = numberAt(text, 'Contents');
      const found = /\/Resources (<<[\s\S]*>>)\s*\/MediaBox (\[[^\]]*\])/.exec(text);
      if (contents === null || !found) throw new Error('A page of the frame has no head and no foot');
      moved.set(stub, page.number).set(contents, page.frame);
      left.add(stub);
      boxes.set(contents, `/Type /XObject /Subtype /Form /BBox ${found[2]} /Resources ${found[1]}`);
    }
    const base = last;
    const numberOf = (number: number): number => moved.get(number) ?? base + number;
    const own = take(frame, whole, moved, left, (number, text) => {
      const box = boxes.get(number);
      if (box === undefined) return text;
      const moving = box.replace(reference, (_, of: string) => refTo(numberOf(Number(of))));
      return text.replace('<<', `<< ${moving}`);
    });
    const inOrder = [own, ...wholes.filter((part) => part !== own)];
    linkBookmarks(inOrder);
    linkElements(inOrder);
    const list = whole.kids.map((kid) => refTo(numberOf(kid)));
    put(shared.pages, `<< /Type /Pages /Count ${list.length} /Kids [${list.join(' ')}] >>`);
    const drawn = Buffer.from(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`, 'latin1');
    objects.set(shared.drawing, { number: shared.drawing, body: drawn, isStream: true });
    const id = hash('sha256', identities.join('\n'), 'hex').slice(0, 32);
    const trailer = frame.trailer
      .replace(
        /\/(Root|Info) (\d+) 0 R/g,
        (_, key: string, number: string) => `/${key} ${refTo(numberOf(Number(number)))}`,
      )
      .replace(/\/ID \[[\s\S]*\]/, `/ID [<${id}> <${id}>]`);
    return { header: frame.header, objects: [...objects.values()], trailer };
  }

  return { add, within };
}
