import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import { liveHomeOf } from '../../support/live-home.ts';
import { newAccount } from '../../support/new-account.ts';
import { expect, test } from '../../support/test.ts';

test('no rendered page has an email, a phone, a full name of a landlord or a hidden address', async ({ request }) => {
  const lister = await newAccount(request, 'landlord', {
    firstName: 'Zebedee',
    lastName: 'Quillfeather',
    phone: '07700 900987',
  });
  const id = await liveHomeOf(request, lister, {
    title: 'A home of a private landlord',
    address: { line1: '77 Nightjar Terrace', line2: '', city: 'Leeds', county: '', postcode: 'LS1 4AP' },
  });
  const secrets = ['Quillfeather', lister.email, '900987', '900 987', 'Nightjar'];
  const page = `/properties/${id}`;
  const paths = [...publicPaths, page, `${page}.data`, '/properties?location=Leeds', '/sitemap.xml', '/api/properties'];
  for (const path of paths)
    await test.step(path, async () => {
      const text = await (await request.get(path)).text();
      for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
      // As a word, because a random reference may contain it.
      expect(text).not.toMatch(/\b(LS1)?4AP\b/);
    });
  expect(await (await request.get(page)).text()).toContain('Zebedee Q.');
});
