import type { Thing } from '../../../lib/structured-data/index.ts';
import type { PublicPageView } from './load-public-page.ts';

/** A letting agent in the words of schema.org: what the page says, and nothing about the person behind it. */
export const realEstateAgent = (
  publicUrl: string,
  { publicName, path, branches }: Pick<PublicPageView, 'publicName' | 'path' | 'branches'>,
): Thing => ({
  '@type': 'RealEstateAgent',
  name: publicName,
  url: publicUrl + path,
  ...(branches.length > 0 && {
    department: branches.map(({ name, address }) => ({
      '@type': 'RealEstateAgent',
      name: `${publicName}, ${name}`,
      ...(address && { address }),
    })),
  }),
});
