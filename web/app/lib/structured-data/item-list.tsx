import { JsonLd, type Thing, usePublicUrl } from './json-ld.tsx';

interface Item {
  readonly name: string;
  readonly path: string;
}

/** A list of pages, in its order. */
export const itemList = (publicUrl: string, items: readonly Item[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: publicUrl + path,
  })),
});

export function ItemListData({ items }: { readonly items: readonly Item[] }) {
  const publicUrl = usePublicUrl();
  return publicUrl && items.length > 0 && <JsonLd thing={itemList(publicUrl, items)} />;
}
