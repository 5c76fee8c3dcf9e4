import type { Measure } from '@letfair/contract/admin/measures';
import { UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { MeasureItem } from '../users/measure-item.tsx';

const UserDetails = lazy(async () => ({ default: (await import('../users/user-details.tsx')).UserDetails }));

/** Suspensions that one admin asked for, where another one finds them; oldest first. */
export function WaitingSuspensions({ measures }: { readonly measures: readonly Measure[] }) {
  const { revalidate } = useRevalidator();
  const [person, setPerson] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      {done && <Alert tone="good">{done}</Alert>}
      {measures.length === 0 ? (
        <EmptyState icon={UserX} title="Nothing waits here">
          A suspension of somebody with many homes waits here until a second admin confirms it.
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {measures.map((measure) => (
            <MeasureItem
              key={measure.id}
              measure={measure}
              person={
                <>
                  <span className="font-semibold wrap-anywhere">{measure.user.name}</span>
                  <Button size="sm" onClick={() => setPerson(measure.user.id)}>
                    User details
                  </Button>
                </>
              }
              onChanged={(step) => {
                setDone(`${measure.user.name} is ${step === 'confirm' ? 'suspended' : 'not suspended'}.`);
                void revalidate();
              }}
            />
          ))}
        </ul>
      )}
      {person && (
        <Suspense>
          <UserDetails id={person} onClose={() => setPerson(null)} />
        </Suspense>
      )}
    </div>
  );
}
