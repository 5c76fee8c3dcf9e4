/** A problem the operator can fix; it is shown as one sentence, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Standard output belongs to the log, so messages for the operator go to standard error. */
export const printLine = (message: string): void => {
  process.stderr.write(`${message}\n`);
};
