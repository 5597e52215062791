import { NewDrawing } from '../features/drawing/page/NewDrawing';

export default function SticksDrawing() {
  return <NewDrawing system="sticks" />;
}
