import { publicPages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('nothing that a page loads ahead is more urgent than its stylesheet', async ({ request }) => {
  for (const path of publicPages)
    await test.step(path, async () => {
      const html = await (await request.get(path)).text();
      const scripts = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)];

      expect(scripts.length).toBeGreaterThan(0);
      for (const { 0: link, index } of scripts) {
        expect(link).toContain('fetchPriority="low"');
        expect(index).toBeGreaterThan(html.indexOf('<link rel="stylesheet"'));
      }
    });
});
