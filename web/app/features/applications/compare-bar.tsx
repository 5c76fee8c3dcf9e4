import type { Application } from '@letfair/contract/applications';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { comparisonProblem, FEWEST_COMPARED, MOST_COMPARED } from './comparison.ts';

interface CompareBarProps {
  readonly chosen: readonly Application[];
  readonly onCompare: () => void;
  readonly onClear: () => void;
}

/** What is ticked, and the way to see it side by side. */
export function CompareBar({ chosen, onCompare, onClear }: CompareBarProps) {
  const [asked, setAsked] = useState(false);
  const problem = comparisonProblem(chosen);

  function compare() {
    setAsked(problem !== null);
    if (!problem) onCompare();
  }

  return (
    <div className="grid gap-3 rounded-md border border-line bg-sand p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p aria-live="polite">
          {chosen.length === 0
            ? `Tick ${FEWEST_COMPARED} to ${MOST_COMPARED} applications for one home to see them side by side.`
            : `${chosen.length} ticked`}
        </p>
        <div className="flex flex-wrap gap-3">
          {chosen.length > 0 && (
            <Button size="sm" onClick={onClear}>
              Untick all
            </Button>
          )}
          <Button size="sm" variant="primary" onClick={compare}>
            Compare
          </Button>
        </div>
      </div>
      {asked && problem && <Alert>{problem}</Alert>}
    </div>
  );
}
