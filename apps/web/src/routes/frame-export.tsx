import { FramedDrawing } from '../features/drawing/frame/FramedDrawing';

export default function FrameExport() {
  return <FramedDrawing isExport />;
}
