/** Something the person who starts the server can mend; it is shown as one sentence, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartProblem';
}

/** For the person at the terminal; standard output belongs to the log. */
export const say = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};
