import { afterAll } from 'vitest';
import { undoAll } from './at-end';

// Runs anew for each test file, also where the files of a worker share their modules.
afterAll(undoAll);
