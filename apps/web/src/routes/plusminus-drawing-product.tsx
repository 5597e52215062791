import { ProductDrawing } from '../features/drawing/page/ProductDrawing';

export default function PlusminusDrawingProduct() {
  return <ProductDrawing system="plusminus" />;
}
