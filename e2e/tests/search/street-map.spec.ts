import { execFileSync } from 'node:child_process';
import { mkdtemp, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root, startAnotherProduct } from '../../another-product.ts';
import { axeViolations } from '../../support/accessible.ts';
import { toast } from '../../support/form.ts';
import { prepare } from '../../support/kept-contexts.ts';
import { expect, test } from '../../support/test.ts';

/** Also after a failure. */
let stopProduct = async () => {};
test.afterEach(() => stopProduct());

const MAP = '/properties?location=LS6&view=map';
const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the homes found' });
const tilesOf = (page: Page) => mapOf(page).locator('canvas.leaflet-tile-loaded');

/** The colours of all drawn tiles, as numbers, the most frequent first. */
const coloursOf = (page: Page): Promise<number[]> =>
  tilesOf(page).evaluateAll((tiles) => {
    const counts = new Map<number, number>();
    for (const tile of tiles as HTMLCanvasElement[]) {
      const pixels = tile.getContext('2d')!.getImageData(0, 0, tile.width, tile.height).data;
      for (let at = 0; at < pixels.length; at += 4) {
        const colour = pixels[at]! * 65_536 + pixels[at + 1]! * 256 + pixels[at + 2]!;
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    }
    return [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  });

test('streets of a PMTiles archive are drawn, and districts where it breaks off', async ({ browser }) => {
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'letfair-e2e-streets-'));
  const archive = join(dataDir, 'streets.pmtiles');
  execFileSync(process.execPath, ['server/src/testing/write-streets.ts', archive], { cwd: root });
  const product = await startAnotherProduct({ E2E_DATA_DIR: dataDir, MAP_PMTILES: 'streets.pmtiles' });
  stopProduct = product.stop;
  const visit = async () => {
    const context = await browser.newContext({ baseURL: product.origin });
    context.on('page', (page) => prepare(page));
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    return { page, problems };
  };

  await test.step('streets and their names are drawn, with thanks to who mapped them', async () => {
    const { page, problems } = await visit();
    const statuses = new Set<number>();
    page.on('response', (response) => {
      if (response.url().endsWith('.pmtiles')) statuses.add(response.status());
    });
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(MAP);
    await expect.poll(async () => (await coloursOf(page)).length).toBeGreaterThan(5);
    await expect(page.getByText('© OpenStreetMap, openstreetmap.org/copyright')).toBeVisible();
    await expect(mapOf(page).locator('path.map-cell')).toHaveCount(0);
    expect([...statuses]).toEqual([206]);
    await expect.poll(() => axeViolations(page)).toEqual([]);

    const [lightest] = await coloursOf(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await coloursOf(page))[0]).toBeLessThan(lightest! / 2);

    await page.getByText('Median rents for all homes').press('Enter');
    await page.getByRole('button', { name: /^LS5 / }).press('Enter');
    await expect(page).toHaveURL('/properties?location=LS6+or+LS5&view=map');
    expect(problems).toEqual([]);
    await page.context().close();
  });

  await test.step('an archive that breaks off gives way to districts, which is told once', async () => {
    const { page, problems } = await visit();
    await page.route('**/*.pmtiles', async (route) => {
      const isFirst = route.request().headers().range?.startsWith('bytes=0-');
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: isFirst ? body : body.subarray(0, body.length / 2) });
    });
    await page.goto(MAP);
    await expect(toast(page)).toContainText('We couldn’t load the street map');
    await expect(mapOf(page).locator('path.map-sea').filter({ visible: true }).first()).toBeVisible();
    await expect(tilesOf(page)).toHaveCount(0);
    await expect(page.getByText('openstreetmap.org/copyright')).toHaveCount(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  await test.step('so does one that is cut off on the server', async () => {
    await truncate(archive, 20_000);
    const { page, problems } = await visit();
    await page.goto(MAP);
    await expect(toast(page)).toContainText('The map shows districts instead.');
    await expect(mapOf(page).locator('path.map-sea').filter({ visible: true }).first()).toBeVisible();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
