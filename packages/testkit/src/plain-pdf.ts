/** Signs of a string of a PDF that are escaped. */
const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** A page of A4 with a few lines of text (ASCII), as small as a PDF can be (ISO 32000-1, 7.5). */
export function plainPdf(lines: readonly string[]): string {
  const words = lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ');
  const content = `BT /F1 14 Tf 20 TL 72 770 Td ${words} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return String(at).padStart(10, '0');
  });
  const table = places.map((at) => `${at} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
