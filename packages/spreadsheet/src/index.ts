export { readTable, readTableText } from './read-table';
export { tableLimits } from './table';
export type { Table, TableNotes, TableProblem, TableRead, TableRow } from './table';
export { writeCsv } from './write-csv';
export type { Written } from './write-csv';
export { cellAddress, writeXlsx } from './write-xlsx';
export type { FurtherSheet } from './write-xlsx';
