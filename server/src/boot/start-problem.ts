/** Something the person who starts the server can mend; it is shown as one sentence, without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
