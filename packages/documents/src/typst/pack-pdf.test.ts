import { readPdf } from '@lucerna/testkit/pdf';
import { expect, it } from 'vitest';
import { packPdf } from './pack-pdf';
import { readPlainPdf } from './plain-pdf';

/** A PDF as the compiler writes it: objects one after another, a table, a trailer. */
function plainPdf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<<\n  /Size ${objects.length + 1}\n  /Root 1 0 R\n>>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(text + table + trailer, 'latin1');
}

const words = (text: string) => `BT /F1 12 Tf 20 20 Td (${text}) Tj ET`;
const pages = Array.from({ length: 3 }, (_, at) => at);
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((at) => `${4 + 2 * at} 0 R`).join(' ')}] >>`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Name (a string with endobj and endstream in it) >>',
  ...pages.flatMap((at) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${words(`page ${at}`).length} >>\nstream\n${words(`page ${at}`)}\nendstream`,
  ]),
  ...Array.from({ length: 230 }, (_, at) => `<< /Note (an object of its own) /Number ${at} >>`),
];

it('makes the same document of fewer bytes, in more than one container', async () => {
  const plain = plainPdf(objects);
  const packed = packPdf(readPlainPdf(plain));
  expect(packed.length).toBeLessThan(plain.length * 0.6);
  expect(packed.toString('latin1').match(/\/ObjStm/g)).toHaveLength(2);
  expect(await readPdf(packed)).toEqual(await readPdf(plain));
  expect((await readPdf(packed)).pages.at(-1)).toBe('page 2');
  expect(packPdf(readPlainPdf(plain))).toEqual(packed);
});

it.each([
  ['nothing', ''],
  ['no PDF', 'hello'],
  [
    'a table that is elsewhere',
    plainPdf(objects)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n12'),
  ],
  ['objects that are elsewhere', plainPdf(objects).toString('latin1').replace('1 0 obj', '1 0 obk')],
])('refuses %s', (_, text) => {
  expect(() => readPlainPdf(Buffer.from(text, 'latin1'))).toThrow(/^(This is no PDF|The PDF has no object)/);
});
