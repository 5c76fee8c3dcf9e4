/** Something schema.org has a word for. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** JSON that cannot end the script element it stands in, whatever its texts contain. */
export const scriptText = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
