/** A large body is in memory as a whole, two or three times over while it is read. */
const AT_ONCE = 10;
/** One person sends one after the other; the second is for a page that was loaded again meanwhile. */
const AT_ONCE_OF_ACCOUNT = 2;

/** Lets so many large bodies in at once; null for the next one, otherwise what to call when it is done with. */
export function largeBodies(atOnce = AT_ONCE, atOnceOfAccount = AT_ONCE_OF_ACCOUNT) {
  const inside = new Map<string, number>();
  let total = 0;

  return (accountId: string): (() => void) | null => {
    const mine = inside.get(accountId) ?? 0;
    if (total >= atOnce || mine >= atOnceOfAccount) return null;
    inside.set(accountId, mine + 1);
    total += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      total -= 1;
      const others = (inside.get(accountId) ?? 1) - 1;
      if (others === 0) inside.delete(accountId);
      else inside.set(accountId, others);
    };
  };
}
