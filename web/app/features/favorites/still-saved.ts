interface Seen<Home> {
  readonly homes: readonly Home[];
  /** Every id that was a favourite at some time since the page was opened. */
  readonly everSaved: ReadonlySet<string>;
  readonly saved: readonly string[];
}

/**
 * The homes without those whose heart was emptied meanwhile. A home that this browser has not heard of yet, because it
 * was saved in another one, stays: the server sent it.
 */
export const stillSaved = <Home extends { readonly id: string }>({ homes, everSaved, saved }: Seen<Home>) =>
  homes.filter(({ id }) => saved.includes(id) || !everSaved.has(id));
