import type { AccessReview, TakenBack } from '@letfair/contract/accounts/access';
import { accessKinds } from '@letfair/domain/accounts/access';
import { useState } from 'react';
import { networkProblem } from '../../../lib/forms/use-form.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { api } from '../session/index.ts';
import { AccessList, type Ended, type Ending } from './access-list.tsx';

/** What was ended, and what was there before and can be ended too. */
export const TakenBackSummary = ({ ended, remaining, reviewToken }: TakenBack) => (
  <div className="mt-4 grid gap-6 text-left">
    {ended.length > 0 && (
      <section aria-labelledby="ended" className="grid gap-2">
        <h2 id="ended" className="text-title text-ink">
          What we’ve removed
        </h2>
        <ul className="grid gap-1">
          {ended.map(({ kind, name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may have the same name
            <li key={index} className="wrap-anywhere">
              {accessKinds[kind].title}
              {name && ` “${name}”`}
            </li>
          ))}
        </ul>
      </section>
    )}
    {remaining.length > 0 && (
      <section aria-labelledby="remaining" className="grid gap-2">
        <h2 id="remaining" className="text-title text-ink">
          What still has access to your account
        </h2>
        <p>We’ve kept everything you’d set up before we emailed you. Remove anything you don’t recognise.</p>
        <RemainingAccess remaining={remaining} reviewToken={reviewToken} />
      </section>
    )}
  </div>
);

export const NewPasswordButton = ({ resetToken }: Pick<TakenBack, 'resetToken'>) => (
  <LinkButton to={`/auth/reset-password?${new URLSearchParams({ token: resetToken })}`} replace variant="primary">
    Set a new password
  </LinkButton>
);

/** What is left after a new password or "this wasn't me", for somebody who is not signed in yet. */
export function RemainingAccess({ remaining, reviewToken }: AccessReview) {
  const [items, setItems] = useState(remaining);

  async function end(which: readonly Ending[]): Promise<Ended> {
    try {
      const answer = await api.access.endByLink({ body: { token: reviewToken, items: [...which] } });
      return answer.success ? { left: answer.data.remaining } : { problem: answer.message };
    } catch {
      return { problem: networkProblem() };
    }
  }

  return items.length > 0 ? (
    <AccessList
      items={items}
      secondStepNote="Two-step sign-in stays on. Once you’ve signed in, you can turn it off with a code."
      end={end}
      onLeft={(left) => setItems([...left])}
    />
  ) : (
    <p>Nothing else has access to your account now.</p>
  );
}
