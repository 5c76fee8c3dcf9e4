import { MAX_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { formPlaces, placeLabel } from '@letfair/domain/listings/form/places';
import { MAX_REJECTION_REASON } from '@letfair/domain/trust/moderation/decisions';
import { useState } from 'react';
import { problem, useForm } from '../../../../lib/forms/use-form.ts';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { AffectedList } from '../../../accounts/affected/index.ts';
import { api } from '../../../accounts/session/index.ts';
import { ReasonFields } from '../reason-fields.tsx';
import { SuspensionEffects } from '../users/suspension-effects.tsx';
import { reasonHints, usualReasons } from '../usual-reasons.ts';
import type { DecisionDialogProps } from './use-review.ts';

/** Asks for a reason, and whether whoever listed the home is suspended as well. */
export function RejectDialog({ review: { step, reason, setReason, reject, ask }, listing }: DecisionDialogProps) {
  const { revision, lister } = listing;
  const [suspends, setSuspends] = useState(false);
  const affected = useAnswer(
    (signal) => api.admin.affected({ params: { id: lister.id }, query: { step: 'suspend' } }, { signal }),
    suspends ? lister.id : null,
  );
  const form = useForm({
    initial: { usualReason: '', reason, field: '' },
    read: ({ reason: typed, field }) => ({ reason: typed.trim(), field: formPlaces.find((place) => place === field) }),
    check: (typed) => {
      if (!typed.reason) return problem('', { reason: 'Tell the landlord or agent what to change.' });
      const isTooLong = suspends && typed.reason.length > MAX_SUSPENSION_REASON;
      return isTooLong
        ? problem('', {
            reason: `Your reason for suspending the account can be up to ${MAX_SUSPENSION_REASON} characters.`,
          })
        : null;
    },
    send: async (typed) => {
      setReason(typed.reason);
      const { seen } = affected.data ?? {};
      await reject(listing, { ...typed, ...(suspends && { suspend: seen === undefined ? {} : { seen } }) });
      return null;
    },
  });
  function close() {
    setReason(form.values.reason);
    ask(null);
  }
  return (
    <Dialog title={`Reject “${listing.title}”?`} onClose={close}>
      <Form form={form}>
        <ReasonFields
          form={form}
          usual={suspends ? [...suspensionReasons, ...usualReasons.reject] : usualReasons.reject}
          label="Reason for rejection"
          hint={hintFor({ suspends, isRevision: revision !== null })}
          maxLength={suspends ? MAX_SUSPENSION_REASON : MAX_REJECTION_REASON}
          startsFocused
        />
        {!revision && !suspends && (
          <SelectField
            {...form.field('field')}
            label="Part of the form to change"
            hint="We’ll link to this part from their list of homes."
            prompt="No particular part"
            optional
            options={formPlaces.map((place) => ({ value: place, label: placeLabel(place) }))}
          />
        )}
        {!lister.suspended && (
          <Checkbox name="suspend" label={`Also suspend ${lister.name}`} checked={suspends} onChange={setSuspends} />
        )}
        {suspends && (
          <>
            <SuspensionEffects user={lister} />
            <AffectedList
              step="suspend"
              affected={affected.data}
              hasFailed={affected.hasFailed}
              onRetry={affected.load}
            />
          </>
        )}
        <FormButtons form={{ isBusy: step === 'reject' }} variant="danger" busy="Rejecting..." onCancel={close}>
          {suspends ? 'Reject and suspend' : revision ? 'Reject changes' : 'Reject listing'}
        </FormButtons>
      </Form>
    </Dialog>
  );
}

const suspensionReasons = usualReasons['suspend-user'];

function hintFor({ suspends, isRevision }: { readonly suspends: boolean; readonly isRevision: boolean }): string {
  if (suspends) return reasonHints['suspend-user'];
  return isRevision
    ? 'We’ll email this to the landlord or agent. The version you last approved will stay live.'
    : 'We’ll email this to the landlord or agent, who can change the listing and send it in again.';
}
