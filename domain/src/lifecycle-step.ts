/** One action of a lifecycle: from where, to where and by whom it is taken. */
export interface LifecycleStep<From extends string, To extends string, Actor extends string> {
  readonly from: readonly From[];
  readonly to: To;
  readonly by: Actor;
}
