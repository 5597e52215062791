import { FramedDrawing } from '../features/drawing/frame/FramedDrawing';

export default FramedDrawing;
