export * from './operation';
export * from './privilege';
