export { FramedDrawing as default } from '../features/drawing/frame/FramedDrawing';
