/** For the person at the terminal; standard output belongs to the log. */
export const say = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};
