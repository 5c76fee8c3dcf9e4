import { JsonLd, type Thing, usePublicUrl } from './json-ld.tsx';

/** A list of pages, in its order; what each is about, it says itself. */
export const itemList = (publicUrl: string, paths: readonly string[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: publicUrl + path })),
});

export function ItemListData({ paths }: { readonly paths: readonly string[] }) {
  const publicUrl = usePublicUrl();
  return publicUrl && paths.length > 0 && <JsonLd thing={itemList(publicUrl, paths)} />;
}
