import { timeMap } from '../../e2e/map-timing.ts';
import type { Product } from './product.ts';
import { atMost, type Figure } from './report.ts';

const FIRST_DRAW_MS = 300;
const LONGEST_TASK_MS = 100;

/** The map of a search in a real browser, with 5,000 homes in sight. */
export async function mapInBrowser({ url }: Product): Promise<Figure[]> {
  const { firstDrawMs, longestPanMs, longestZoomMs } = await timeMap(url);
  return [
    atMost('map with 5,000 homes, script until it is drawn', firstDrawMs, FIRST_DRAW_MS, ' ms'),
    atMost('map with 5,000 homes, longest task while moved', longestPanMs, LONGEST_TASK_MS, ' ms'),
    atMost('map with 5,000 homes, longest task while zoomed', longestZoomMs, LONGEST_TASK_MS, ' ms'),
  ];
}
