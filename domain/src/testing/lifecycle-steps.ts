/** The lines of a table of steps such as `sent lister see seen`, in any order. */
export const stepsIn = (table: string): readonly string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .toSorted();

/** Every step that a lifecycle allows, in the same form. */
export const possibleSteps = <Status extends string, Action extends string, Side extends string>(
  statuses: readonly Status[],
  actions: readonly Action[],
  sides: readonly Side[],
  next: (from: Status, action: Action, side: Side) => string | null,
): readonly string[] =>
  statuses
    .flatMap((from) =>
      sides.flatMap((side) =>
        actions.flatMap((action) => {
          const to = next(from, action, side);
          return to === null ? [] : [[from, side, action, to].filter((part) => part !== '').join(' ')];
        }),
      ),
    )
    .toSorted();
