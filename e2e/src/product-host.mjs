// Serves the product for one file of journeys after another: the program is loaded once, and each file gets an instance
// of its own. Whoever forked it asks for one by its settings, and ends it.
import { readEnv, startServer } from '../../apps/server/dist/index.js';

const running = new Map();

async function answer({ id, settings }) {
  if (settings) {
    running.set(id, await startServer(readEnv({ ...process.env, ...settings }), () => undefined));
    return;
  }
  await running.get(id)?.close();
  running.delete(id);
}

process.on('message', (request) => {
  answer(request).then(
    () => process.send({ id: request.id }),
    (error) =>
      process.send({ id: request.id, failure: error instanceof Error ? error.stack : String(error) }),
  );
});
// The worker of the tests is gone.
process.on('disconnect', () => process.exit());
