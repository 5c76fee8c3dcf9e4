const TAG = /<\/?[a-z]/i;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/** Whether a text of another program is HTML: it has a tag or an entity. The last ">" is looked for once, not from each "<". */
export function holdsMarkup(text: string): boolean {
  const tag = text.search(TAG);
  return (tag !== -1 && text.indexOf('>', tag) !== -1) || ENTITY.test(text);
}
