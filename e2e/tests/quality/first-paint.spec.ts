import { publicPaths } from '@letfair/contract/site/pages/site-pages';
import { expect, test } from '../../support/test.ts';

test('no page asks for a script or loads one ahead before it is drawn', async ({ request }) => {
  for (const path of publicPaths)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();

      expect(html).toContain('<link data-held="');
      expect(html).toContain('type="text/plain" data-held="');
      expect(html).not.toContain('type="module" async');
      expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* (src=|type="module")/);
    });
});
