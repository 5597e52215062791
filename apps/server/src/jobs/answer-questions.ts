/**
 * Makes this process one that answers questions (see `workerProcess`), one at a time. It ends with the program that asks,
 * also when that was killed; a Ctrl-C of the terminal, which reaches all processes, is for the program alone, which lets
 * work be finished.
 */
export function answerQuestions<Question, Answer, Step = never>(
  answer: (question: Question, tell: (step: Step) => void) => Answer | Promise<Answer>,
): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (question) => {
    const megabytes = () => process.memoryUsage.rss() / 1_048_576;
    // Nobody is left to hear of an answer that cannot be sent: the program that asked has ended, and so does this one.
    const send = (said: object) => process.send?.(said, () => undefined);
    void Promise.resolve(question as Question)
      .then((asked) => answer(asked, (step) => send({ step })))
      .then(
        (found) => send({ answer: found, mb: megabytes() }),
        (error: unknown) =>
          send({ error: error instanceof Error ? error.message : String(error), mb: megabytes() }),
      );
  });
}
