export { makersPdfLimits, PdfFault } from './limits';
export { countPages } from './read-makers-pdf';
