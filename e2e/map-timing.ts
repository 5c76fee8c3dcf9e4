import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.ts';

export interface MapTimes {
  /** Of scripts, from pressing “Show map” until its markers are there. All are processor time, whatever else is running. */
  readonly firstDrawMs: number;
  /** The longest tasks while it is moved and zoomed. */
  readonly longestPanMs: number;
  readonly longestZoomMs: number;
}

const HOMES = 5_000;
/** The most that the server answers: a grid of 40 by 40. */
const ROWS = 40;
const MOVES = 6;

/** 5,000 homes in as many clusters as an answer can hold, of which a view gets those in sight. */
function crowdedAnswer(request: string) {
  const [west = -90, south = 0, east = 90, north = 90] = (new URL(request).searchParams.get('box') ?? '')
    .split(',')
    .map(Number);
  const isInSight = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
    lat >= south && lat <= north && lng >= west && lng <= east;
  const clusters = Array.from({ length: ROWS * ROWS }, (_, at) => ({
    point: { lat: 50.2 + Math.floor(at / ROWS) * 0.2, lng: -6 + (at % ROWS) * 0.19 },
    homes: at < HOMES % (ROWS * ROWS) ? 4 : 3,
  }));
  return {
    success: true,
    data: { total: HOMES, pins: [], clusters: clusters.filter(({ point }) => isInSight(point)) },
  };
}

/** How a browser draws and moves the map of a search with 5,000 homes in sight. */
export async function timeMap(url: string): Promise<MapTimes> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
    await page.route('**/api/properties/map*', (route) =>
      route.fulfill({ json: crowdedAnswer(route.request().url()) }),
    );
    await page.goto(`${url}/properties`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await scriptMs(session);
    await page.getByRole('button', { name: 'Show map' }).click();
    await page.locator('.map-cluster').first().waitFor();
    const firstDrawMs = (await scriptMs(session)) - before;
    const longestPanMs = await longestTask(browser, page, () => drag(page));
    const longestZoomMs = await longestTask(browser, page, (move) =>
      page.getByRole('button', { name: move < MOVES / 2 ? 'Zoom in' : 'Zoom out', exact: true }).click(),
    );
    return { firstDrawMs, longestPanMs, longestZoomMs };
  } finally {
    await browser.close();
  }
}

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
}

async function drag(page: Page): Promise<void> {
  const map = await page.locator('.map').boundingBox();
  if (!map) throw new Error('The map is not in sight.');
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 150, y + 60, { steps: 10 });
  await page.mouse.up();
}

/** Long enough for the answer to a movement to be drawn. */
const REST_MS = 1_500;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of processor time of the page's longest task meanwhile. */
async function longestTask(browser: Browser, page: Page, act: (move: number) => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  for (let move = 0; move < MOVES; move += 1) {
    await act(move);
    await page.waitForTimeout(REST_MS);
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks; their name has changed.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}
