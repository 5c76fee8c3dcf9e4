import type { ShownImport } from '@letfair/contract/agencies/imports';
import { formatCount } from '@letfair/domain/money';
import { useId, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionHeading } from '../../../ui/layout/titled-section.tsx';
import { ImportRows } from './import-rows.tsx';
import { changesAnything, effectsOf, homes } from './import-steps.ts';

interface CheckedImportProps {
  readonly shown: ShownImport;
  readonly busy: boolean;
  readonly onApply: (isWholePortfolio: boolean) => Promise<unknown>;
  readonly onCancel: () => void;
  /** Back to what the columns are, where the file has any. */
  readonly onColumns?: (() => void) | undefined;
}

/** The dry run: what an import would do, and the button that does it. */
export function CheckedImport({ shown, busy, onApply, onCancel, onColumns }: CheckedImportProps) {
  const titleId = useId();
  const [isWholePortfolio, setIsWholePortfolio] = useState(false);
  const { counts, fileName } = shown;
  const effects = effectsOf(counts, isWholePortfolio);
  const canApply = changesAnything(counts, isWholePortfolio);
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby={titleId}>
        <Card>
          <div className="grid grid-cols-1 gap-5">
            <SectionHeading
              id={titleId}
              title="Nothing has changed yet"
              lead={`Here’s what importing ${fileName} would do.`}
            />
            <ul aria-live="polite" className="grid list-disc gap-1 pl-5">
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
              {shown.rowsBlocked > 0 && (
                <li>{homes(shown.rowsBlocked)} can’t go live until you fix what the law requires</li>
              )}
              {effects.length === 0 && <li>Nothing would change. There are no homes in this file that we can use.</li>}
            </ul>
            {shown.newClientCount > 0 && (
              <NewNames what="clients" named={shown.newClients} count={shown.newClientCount} />
            )}
            {shown.newBranchCount > 0 && (
              <NewNames what="branches" named={shown.newBranches} count={shown.newBranchCount} />
            )}
            {counts.withdrawn > 0 && (
              <Checkbox
                name="isWholePortfolio"
                label="This file is my whole portfolio"
                hint={`${formatCount(counts.withdrawn)} of your homes with a reference ${counts.withdrawn === 1 ? 'isn’t' : 'aren’t'} in this file. Tick this to withdraw ${counts.withdrawn === 1 ? 'it' : 'them'}. If you don’t, nothing will happen to ${counts.withdrawn === 1 ? 'it' : 'them'}.`}
                checked={isWholePortfolio}
                onChange={setIsWholePortfolio}
              />
            )}
            <div className="flex flex-wrap gap-3">
              <Button
                variant="primary"
                disabled={!canApply}
                busy={busy && 'Starting...'}
                onClick={() => void onApply(isWholePortfolio)}
              >
                {isWholePortfolio && counts.withdrawn > 0 ? `Import and withdraw ${homes(counts.withdrawn)}` : 'Import'}
              </Button>
              {onColumns && <Button onClick={onColumns}>Change the columns</Button>}
              <Button onClick={onCancel}>Discard</Button>
            </div>
            {!canApply && <p className="text-muted">There’s nothing to import. None of your homes would change.</p>}
          </div>
        </Card>
      </section>
      <ImportRows shown={shown} />
    </div>
  );
}

/** Whom and what an import would add besides homes, before it runs. */
function NewNames({ what, named, count }: NewNamesProps) {
  const { one, many, list, kind, it } = newNames[what];
  return (
    <Note>
      <p className="font-semibold">
        {count === 1 ? `1 ${one} isn’t` : `${formatCount(count)} ${many} aren’t`} in {list} yet
      </p>
      <p>
        We’ll add {count === 1 ? it : 'them'} when you import. If a name is just a different spelling of a {kind} you
        already have, correct it in your file first.
      </p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {named.slice(0, SHOWN_NAMES).map(({ name, homes: ofName }) => (
          <li key={name} className="wrap-anywhere">
            {name} ({homes(ofName)})
          </li>
        ))}
        {count > SHOWN_NAMES && <li>and {formatCount(count - SHOWN_NAMES)} more</li>}
      </ul>
    </Note>
  );
}

interface NewNamesProps {
  readonly what: keyof typeof newNames;
  readonly named: ShownImport['newClients'];
  readonly count: number;
}

const newNames = {
  clients: {
    one: 'client landlord',
    many: 'client landlords',
    list: 'your list of clients',
    kind: 'client',
    it: 'them',
  },
  branches: { one: 'branch', many: 'branches', list: 'your team', kind: 'branch', it: 'it' },
} as const;

const SHOWN_NAMES = 10;
