/** The keys of an object in their order, so that a list of choices need not repeat the names in its table. */
/* @__NO_SIDE_EFFECTS__ */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as unknown as readonly [Key, ...Key[]];
