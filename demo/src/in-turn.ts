/** The item whose turn it is: after the last comes the first again. */
export const inTurn = <Item>(items: readonly Item[], turn: number): Item =>
  // Nobody has an empty list take turns.
  items[turn % items.length] as Item;
