import { Loaded } from '../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { useAdminDetails } from '../admin-data.ts';

interface LastDecisionProps {
  /** Of what is in the workspace. */
  readonly id: string;
  /** Where nobody has decided. */
  readonly none: string;
}

/** For the second moderator who opens something: who decided what, and when. */
export function LastDecision({ id, none }: LastDecisionProps) {
  const result = useAdminDetails('decision', id);
  return (
    <Loaded result={result} what="the last decision" fallback={<ListPlaceholder entry="fact" count={1} />}>
      {({ decision }) => (
        <section aria-label="Last decision" className="grid gap-1 rounded-md border border-line bg-sand px-4 py-3">
          <p className="font-semibold">{decision ? 'This has been decided' : none}</p>
          {decision && <p className="wrap-anywhere">{decision.sentence}</p>}
          {decision?.note && <p className="wrap-anywhere whitespace-pre-line text-muted">{decision.note}</p>}
        </section>
      )}
    </Loaded>
  );
}
