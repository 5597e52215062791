import { NewDrawing } from '../features/drawing/page/NewDrawing';

export default function PlusminusDrawing() {
  return <NewDrawing system="plusminus" />;
}
