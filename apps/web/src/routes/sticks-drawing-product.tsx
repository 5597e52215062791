import { ProductDrawing } from '../features/drawing/page/ProductDrawing';

export default function SticksDrawingProduct() {
  return <ProductDrawing system="sticks" />;
}
