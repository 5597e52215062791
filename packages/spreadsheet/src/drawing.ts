/** A drawing in a cell: a PNG, its size in points, and in words what it shows. */
export interface WrittenDrawing {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly name: string;
}

/** A drawing where it stands: column and row from 0. */
export interface PlacedDrawing {
  readonly column: number;
  readonly row: number;
  readonly drawing: WrittenDrawing;
}

const main = 'http://schemas.openxmlformats.org/drawingml/2006';
/** English metric units of a point. */
const emu = 12_700;
/** Points between a drawing and the edges of its cell. */
export const drawingMargin = 3;

/** The drawings of a sheet as the part of a workbook that places them; `pictureOf` is the number of a picture, from 1. */
export function placedDrawings(
  placed: readonly PlacedDrawing[],
  pictureOf: (drawing: WrittenDrawing) => number,
  xml: (text: string) => string,
): string {
  const at = (name: string, place: number): string =>
    `<xdr:${name}>${place}</xdr:${name}><xdr:${name}Off>${drawingMargin * emu}</xdr:${name}Off>`;
  const anchors = placed.map(({ column, row, drawing }, number) => {
    const { width, height, name } = drawing;
    const size = `cx="${Math.round(width * emu)}" cy="${Math.round(height * emu)}"`;
    const named = `id="${number + 1}" name="${xml(`${name} ${number + 1}`)}" descr="${xml(name)}"`;
    return (
      `<xdr:oneCellAnchor><xdr:from>${at('col', column)}${at('row', row)}</xdr:from><xdr:ext ${size}/>` +
      `<xdr:pic><xdr:nvPicPr><xdr:cNvPr ${named}/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>` +
      `<xdr:blipFill><a:blip r:embed="rId${pictureOf(drawing)}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
      `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>` +
      '<xdr:clientData/></xdr:oneCellAnchor>'
    );
  });
  const spaces = `xmlns:xdr="${main}/spreadsheetDrawing" xmlns:a="${main}/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;
  return `<xdr:wsDr ${spaces}>${anchors.join('')}</xdr:wsDr>`;
}
