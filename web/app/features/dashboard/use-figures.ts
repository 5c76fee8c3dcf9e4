import { useLoaded } from '../../lib/use-loaded.ts';
import { api } from '../session/index.ts';

const loadFigures = (signal: AbortSignal) => api.dashboard.figures({}, { signal });

/** The counts of a dashboard, and what needs doing. */
export function useFigures() {
  const { data, status, reload } = useLoaded(loadFigures);
  return { figures: data, failed: status === 'failed', reload };
}

export type Figures = NonNullable<ReturnType<typeof useFigures>['figures']>;
