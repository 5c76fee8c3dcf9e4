import type { Config } from '../config/config.ts';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

const WAIT_MS = 5_000;
/** Charing Cross, from which every engine with roads of the UK reaches something. */
const LONDON = { lat: 51.5073, lon: -0.1277 };

/** Asks for the smallest area of each kind that searches ask for; null without an engine. */
export async function checkRouting({ routing }: Pick<Config, 'routing'>): Promise<Finding | null> {
  if (routing === null) return null;
  const costings = ['pedestrian', ...(routing.hasTransit ? ['multimodal'] : [])];
  for (const costing of costings) {
    const missing = costing === 'multimodal' ? 'timetables. Set ROUTING_TRANSIT to off, or add them' : 'UK roads';
    try {
      const answer = await fetch(`${routing.url}/isochrone`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ locations: [LONDON], costing, contours: [{ time: 5 }], polygons: true }),
        redirect: 'error',
        signal: AbortSignal.timeout(WAIT_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok)
        return problem(
          'routing',
          `${routing.url} answers ${answer.status} for a place in London, so it has no ${missing}.`,
        );
    } catch (error) {
      const reason = reasonOf((error as Error).cause ?? error);
      return warning(
        'routing',
        `${routing.url} can’t be reached (${reason}), so travel times are estimated. Start it, or correct ROUTING_URL.`,
      );
    }
  }
  return ok('routing', `${routing.url} works out travel times.`);
}
