import type { AccessReview } from '@letfair/contract/accounts/access';
import { useState } from 'react';
import { NETWORK_ERROR } from '../../../lib/forms/use-form.ts';
import { api } from '../session/index.ts';
import { AccessList, type Ended, type Ending } from './access-list.tsx';

/** What is left after a new password or "this wasn't me", for somebody who is not signed in yet. */
export function RemainingAccess({ remaining, reviewToken }: AccessReview) {
  const [items, setItems] = useState(remaining);

  async function end(which: readonly Ending[]): Promise<Ended> {
    try {
      const answer = await api.access.endByLink({ body: { token: reviewToken, items: [...which] } });
      return answer.success ? { left: answer.data.remaining } : { problem: answer.message };
    } catch {
      return { problem: NETWORK_ERROR };
    }
  }

  return items.length > 0 ? (
    <AccessList
      items={items}
      secondStepNote="It stays on. You can turn it off after you’ve signed in, with a code."
      end={end}
      onLeft={(left) => setItems([...left])}
    />
  ) : (
    <p>Nothing else can reach your account now.</p>
  );
}
