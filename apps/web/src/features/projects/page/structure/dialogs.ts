export { ArrangeLineDialog } from './ArrangeLineDialog';
export { PartDialog } from './PartDialog';
