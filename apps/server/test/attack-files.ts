import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const million = 1_048_576;

/** A PNG of one colour: some kilobytes that claim to be a large picture, or to have more or fewer rows than they have. */
function png(width: number, height: number, rows: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const sizes = Buffer.alloc(13);
  sizes.writeUInt32BE(width);
  sizes.writeUInt32BE(height, 4);
  sizes.set([8, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(Math.min(64 * million, (width + 1) * rows)), { level: 9 });
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', sizes), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const groups = (...pairs: (string | number)[]) => `${pairs.join('\n')}\n`;
const itself = groups(0, 'INSERT', 2, 'A', 70, 9999, 71, 9999);
const entities = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}">${'<!ENTITY b "&a;&a;&a;">'.repeat(50)}]><svg>&b;</svg>`;

/** Files that are not what they say, or that grow when they are read. */
export const lies: Readonly<Record<string, () => Buffer>> = {
  'text as a picture': () => Buffer.from('<html><script>alert(1)</script></html>'),
  'svg with entities': () => Buffer.from(entities),
  'a zip': () => Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(100_000)]),
  'a picture of 30,000 x 30,000': () => png(30_000, 30_000, 2000),
  'a picture of 2^31': () => png(2 ** 31 - 1, 2 ** 31 - 1, 0),
  'a picture without its rows': () => png(4000, 4000, 2),
  'a drawing that never ends': () =>
    Buffer.from(`${groups(0, 'SECTION', 2, 'ENTITIES')}${groups(0, 'LINE').repeat(2 * million)}`),
  'a drawing within itself': () =>
    Buffer.from(
      groups(0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 2, 'A') +
        itself +
        groups(0, 'ENDBLK', 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES') +
        itself +
        groups(0, 'ENDSEC', 0, 'EOF'),
    ),
  'a drawing of words that objects know': () =>
    Buffer.from(
      groups(
        0,
        'SECTION',
        2,
        'ENTITIES',
        0,
        '__proto__',
        0,
        'constructor',
        0,
        'toString',
        0,
        'ENDSEC',
        0,
        'EOF',
      ),
    ),
  noise: () => randomBytes(19 * million),
  nothing: () => Buffer.alloc(0),
  'too much': () => Buffer.alloc(25 * million, 1),
};
