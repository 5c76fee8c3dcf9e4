type Texts = Readonly<Record<string, string>>;
type Entries = readonly (readonly [name: string, text: string])[];

/** Everything a form would send, to tell whether something changed. */
export const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Text controls by name; one that is absent or disabled keeps what it held, as the fields of a hidden tab do. */
export function textsOf<Values extends Texts>(form: HTMLFormElement, before: Values): Values {
  const texts: Record<string, string> = { ...before };
  for (const name of Object.keys(before)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') texts[name] = control.checked ? 'on' : '';
    else if (control && 'value' in control) texts[name] = String(control.value);
  }
  return texts as Values;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords and files never stay in the browser, and hidden fields are not typed. */
const neverKept: ReadonlySet<string> = new Set(['password', 'file', 'hidden']);

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ name, type, tagName }) => name && /^(INPUT|TEXTAREA|SELECT)$/.test(tagName) && !neverKept.has(type),
  );

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** What someone typed or ticked, in a form that `restoreContent` reads. */
export const typedContentOf = (form: HTMLFormElement): string =>
  JSON.stringify(
    controlsOf(form)
      .filter((control) => !isTick(control) || control.checked)
      .map(({ name, value }) => [name, value]),
  );

/** Fills a form with what `typedContentOf` read, except for fields that someone has changed by now. */
export function restoreContent(form: HTMLFormElement, content: string): void {
  const entries = readEntries(content);
  if (entries.length === 0) return;
  for (const control of controlsOf(form)) {
    const texts = entries.filter(([name]) => name === control.name).map(([, text]) => text);
    if (isTick(control)) control.checked = texts.includes(control.value);
    else if (texts[0] !== undefined && isUntouched(control)) control.value = texts[0];
  }
}

/** What someone typed into one field of a form, as `typedContentOf` read it. */
export const textOfField = (content: string, field: string): string =>
  readEntries(content).find(([name]) => name === field)?.[1] ?? '';

const isUntouched = (control: Control): boolean =>
  !('defaultValue' in control) || control.value === control.defaultValue;

function readEntries(content: string): Entries {
  try {
    const value: unknown = JSON.parse(content || '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is Entries[number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
