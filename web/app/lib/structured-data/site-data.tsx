import { JsonLd, type Thing, usePublicUrl } from './json-ld.tsx';

/** Who we are and where our search is. For pages that introduce the whole site. */
export function SiteData() {
  const publicUrl = usePublicUrl();
  if (!publicUrl) return null;
  return (
    <>
      <JsonLd thing={organization(publicUrl)} />
      <JsonLd thing={website(publicUrl)} />
    </>
  );
}

const organizationId = (publicUrl: string) => `${publicUrl}/#organization`;

export const organization = (publicUrl: string): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(publicUrl),
  name: 'Letfair',
  url: `${publicUrl}/`,
  logo: `${publicUrl}/favicon.svg`,
  description: 'A marketplace for renting homes in the United Kingdom, free for tenants, landlords and letting agents.',
  areaServed: { '@type': 'Country', name: 'United Kingdom' },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    url: `${publicUrl}/contact`,
    availableLanguage: 'en-GB',
  },
});

/** Search engines may offer our own search; it is the search of the home page. */
export const website = (publicUrl: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#website`,
  name: 'Letfair',
  url: `${publicUrl}/`,
  inLanguage: 'en-GB',
  publisher: { '@id': organizationId(publicUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/properties?location={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
