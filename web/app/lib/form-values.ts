/** Reads text controls by name; a control that is absent or disabled reads as empty. */
export function formTexts(form: HTMLFormElement): (name: string) => string {
  const values = new FormData(form);
  return (name) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** The same for several names at once. */
export function namedTexts<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const text = formTexts(form);
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
