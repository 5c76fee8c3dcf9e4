import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { loadAllPages, useDetails } from '../../../../lib/page-data.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Loaded } from '../../../../ui/feedback/awaited.tsx';
import { FormPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { api } from '../../../accounts/session/index.ts';

/** The clients of an agent, for a list to choose from. */
export const loadClientChoices = (signal: AbortSignal) =>
  loadAllPages(
    (query) => api.clients.list({ query }, { signal }),
    ({ clients }) => clients,
  );

interface ListingClientDialogProps {
  readonly listing: Pick<OwnListingSummary, 'id' | 'title' | 'clientId'>;
  readonly onSaved: (clientId: string | null, sentence: string) => void;
  readonly onClose: () => void;
}

const NO_ANSWER = 'We couldn’t save the client. Please try again.';

export function ListingClientDialog({ listing, onSaved, onClose }: ListingClientDialogProps) {
  const { id, title, clientId } = listing;
  const result = useDetails<readonly ClientRecord[]>('clients', 'all');
  const current = (result.data ?? []).map((client) => ({ value: client.id, label: client.name }));
  const isArchived = clientId && !current.some(({ value }) => value === clientId);
  const options = [...(isArchived ? [{ value: clientId, label: 'An archived client' }] : []), ...current];

  const form = useForm({
    initial: { clientId: clientId ?? '' },
    read: (values) => ({ clientId: values.clientId || null }),
    send: async (body, call) => {
      const answer = await api.clients.assign({ params: { id }, body }, call);
      if (!answer.success) return problemOf(answer, NO_ANSWER);
      const name = options.find(({ value }) => value === body.clientId)?.label;
      onSaved(body.clientId, name ? `“${title}” belongs to ${name}.` : `“${title}” isn’t linked to a client.`);
      return null;
    },
    onUnreachable: () => problem(NO_ANSWER),
  });

  return (
    <Dialog title="Whose home is this?" onClose={onClose}>
      <p className="wrap-anywhere text-muted">{title}</p>
      <Loaded result={result} what="your clients" fallback={<FormPlaceholder fields={1} isPlain />}>
        {() => (
          <Form form={form}>
            <SelectField {...form.field('clientId')} label="Client" prompt="No client" options={options} optional />
            <p className="text-sm text-muted">
              Someone missing? <TextLink to="/clients">Add them to your clients</TextLink> first.
            </p>
            <FormButtons form={form}>Save client</FormButtons>
          </Form>
        )}
      </Loaded>
    </Dialog>
  );
}
