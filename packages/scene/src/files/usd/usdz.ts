import { matrixOf } from '../../stage/place/matrix-of';
import type { NamedPiece, Product } from '../product/product';
import { shapesOf } from '../product/shapes';
import { alignFiles } from '../zip';
import { lightText } from './light';
import { shapeText, usdHead } from './shape';
import { decimal, primName, quoted } from './text';

const shapeFile = (index: number): string => `shapes/shape_${index + 1}.usda`;

function pieceText({ piece, name, model }: NamedPiece, index: number, shape: number): string {
  const { elements } = matrixOf(piece);
  const rows = [0, 4, 8, 12].map(
    (row) =>
      `(${elements
        .slice(row, row + 4)
        .map(decimal)
        .join(', ')})`,
  );
  return `
    def Xform "${primName(name)}_${index + 1}" (
        displayName = ${quoted(name)}
        customData = {
            string id = ${quoted(piece.id)}
            string kind = ${quoted(piece.kind)}
            string model = ${quoted(model?.model ?? '')}
            string reference = ${quoted(piece.reference ?? '')}
        }
        prepend references = @${shapeFile(shape)}@
    )
    {
        matrix4d xformOp:transform = ( ${rows.join(', ')} )
        uniform token[] xformOpOrder = ["xformOp:transform"]
${piece.light ? lightText(piece.light) : ''}    }
`;
}

/** A product as a USDZ package: metres, y upwards, an Xform for each piece under the prim "Product". */
export function writeUsdz(product: Product): Uint8Array<ArrayBuffer> {
  const { shapes, shapeOf } = shapesOf(product);
  const { name, code } = product.about;
  const pieces = product.pieces.map((piece, index) => pieceText(piece, index, shapeOf(piece).index));
  const root = `${usdHead('Product')}
def Xform "Product" (
    displayName = ${quoted(name || code || 'product')}
    kind = "assembly"
    customData = {
        string code = ${quoted(code)}
    }
)
{${pieces.join('')}}
`;
  const encoder = new TextEncoder();
  return alignFiles([
    { name: 'product.usda', bytes: encoder.encode(root) },
    ...shapes.map((shape) => ({
      name: shapeFile(shape.index),
      bytes: encoder.encode(shapeText(shape)),
    })),
  ]);
}
