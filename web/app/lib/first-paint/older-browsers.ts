/**
 * Runs in the browser before every other script: what browsers of the last three years have, and older ones among them
 * do not. Each is no more than the app uses of it.
 */
export const supportOlderBrowsers = `
  URL.canParse ??= (address, base) => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  };
  Map.groupBy ??= (items, keyOf) => {
    const groups = new Map();
    let at = 0;
    for (const item of items) {
      const key = keyOf(item, at++);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  };
  AbortSignal.any ??= (signals) => {
    const first = new AbortController();
    for (const signal of signals) {
      const stop = () => first.abort(signal.reason);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true, signal: first.signal });
    }
    return first.signal;
  };`.replaceAll(/\n\s*/g, ' ');
