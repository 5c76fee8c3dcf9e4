/** Reads text controls by name; a control that is absent or disabled reads as empty. */
export function formTexts(form: HTMLFormElement): (name: string) => string {
  const values = new FormData(form);
  return (name) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
}
