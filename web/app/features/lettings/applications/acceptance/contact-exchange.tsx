import type { Application } from '@letfair/contract/lettings/applications';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';

interface ContactExchangeProps {
  readonly contact: NonNullable<Application['contact']>;
  /** The public name of the other side. */
  readonly other: string;
  readonly onShare: (share: boolean) => Promise<unknown>;
}

/** Both have to agree before either sees the other's details, and either can take it back. */
export function ContactExchange({ contact: { you, them, details }, other, onShare }: ContactExchangeProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function share(value: boolean) {
    setIsBusy(true);
    await onShare(value);
    setIsBusy(false);
  }

  return (
    <div className="grid gap-3">
      {details ? (
        <dl className="grid gap-1 wrap-anywhere">
          <div>
            <dt className="sr-only">Name</dt>
            <dd className="font-semibold">{details.name}</dd>
          </div>
          <div>
            <dt className="sr-only">Email</dt>
            <dd>
              <a className="font-semibold text-link underline" href={`mailto:${details.email}`}>
                {details.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="sr-only">Phone</dt>
            <dd>
              <a className="font-semibold text-link underline" href={`tel:${details.phone.replace(/[^+\d]/g, '')}`}>
                {details.phone}
              </a>
            </dd>
          </div>
        </dl>
      ) : (
        <p className="max-w-text wrap-anywhere">{sentenceOf({ you, them }, other)}</p>
      )}
      <div>
        {you ? (
          <Button size="sm" busy={isBusy && 'Saving...'} onClick={() => void share(false)}>
            Stop sharing mine
          </Button>
        ) : (
          <Button size="sm" variant="primary" busy={isBusy && 'Saving...'} onClick={() => void share(true)}>
            Exchange contact details
          </Button>
        )}
      </div>
    </div>
  );
}

function sentenceOf({ you, them }: { readonly you: boolean; readonly them: boolean }, other: string): string {
  if (you) return `You have agreed. Once ${other} agrees too, each of you sees the other’s name, email and phone.`;
  if (them) return `${other} would like to exchange name, email and phone with you. Nothing is shown until you agree.`;
  return `You and ${other} can exchange name, email and phone. Nothing is shown until both of you agree.`;
}
