import { describe, expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumb-data.tsx';
import { faqPage } from './faq-data.tsx';
import { itemList } from './item-list.tsx';
import { scriptText } from './json-ld.tsx';
import { organization, website } from './site-data.tsx';

const site = 'https://letfair.example';

describe('descriptions for machines', () => {
  it('cannot end the script element, and read back as they were', () => {
    const thing = faqPage([{ question: '</script><script>alert(1)</script>', answer: '<!-- & "quotes"' }]);
    const text = scriptText(thing);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', ...thing });
  });

  it('points the search at the property search', () => {
    expect(website(site)).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://letfair.example/properties?location={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('names the organization as the publisher of the site', () => {
    expect(website(site).publisher).toEqual({ '@id': organization(site)['@id'] });
  });

  it('lists pages in their order', () => {
    expect(itemList(site, ['/properties/1/two-bedroom-flat']).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, url: `${site}/properties/1/two-bedroom-flat` },
    ]);
  });

  it('counts breadcrumbs from the home page', () => {
    expect(breadcrumbList(site, [{ name: 'Help', path: '/help' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://letfair.example/' },
      { '@type': 'ListItem', position: 2, name: 'Help', item: 'https://letfair.example/help' },
    ]);
  });
});
