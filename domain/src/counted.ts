/** `1 home`, `2 homes`, `2 entries`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
