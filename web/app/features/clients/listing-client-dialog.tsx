import type { ClientRecord } from '@letfair/contract/clients';
import type { OwnListingSummary } from '@letfair/contract/listings';
import { problem, problemOf, useForm } from '../../lib/forms/use-form.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { TextLink } from '../../ui/actions/links.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Placeholder, SkeletonButton, SkeletonField } from '../../ui/feedback/skeleton.tsx';
import { Form, FormButtons } from '../../ui/forms/form.tsx';
import { SelectField } from '../../ui/forms/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { api } from '../session/index.ts';

interface ListingClientDialogProps {
  readonly listing: Pick<OwnListingSummary, 'id' | 'title' | 'clientId'>;
  readonly onSaved: (clientId: string | null, sentence: string) => void;
  readonly onClose: () => void;
}

const NO_ANSWER = 'The client could not be saved. Please try again.';

export function ListingClientDialog({ listing, onSaved, onClose }: ListingClientDialogProps) {
  const { id, title, clientId } = listing;
  const { data, status, reload } = useClientChoices();
  const current = (data ?? []).map((client) => ({ value: client.id, label: client.name }));
  const isArchived = clientId && !current.some(({ value }) => value === clientId);
  const options = [...(isArchived ? [{ value: clientId, label: 'An archived client' }] : []), ...current];

  const form = useForm({
    initial: { clientId: clientId ?? '' },
    read: (values) => ({ clientId: values.clientId || null }),
    send: async (body, call) => {
      const answer = await api.clients.assign({ params: { id }, body }, call);
      if (!answer.success) return problemOf(answer, NO_ANSWER);
      const name = options.find(({ value }) => value === body.clientId)?.label;
      onSaved(body.clientId, name ? `“${title}” belongs to ${name}.` : `“${title}” belongs to no client.`);
      return null;
    },
    onUnreachable: () => problem(NO_ANSWER),
  });

  return (
    <Dialog title="Whose home this is" onClose={onClose}>
      <p className="wrap-anywhere text-muted">{title}</p>
      {status === 'failed' && <LoadFailure what="your clients" onRetry={reload} />}
      {!data && status === 'loading' && (
        <Placeholder>
          <SkeletonField />
          <SkeletonButton className="ml-auto w-32" />
        </Placeholder>
      )}
      {data && (
        <Form form={form}>
          <SelectField {...form.field('clientId')} label="Client" prompt="No client" options={options} optional />
          <p className="text-sm text-muted">
            Somebody is missing? <TextLink to="/clients">Add them to your clients</TextLink> first.
          </p>
          <FormButtons form={form}>Save client</FormButtons>
        </Form>
      )}
    </Dialog>
  );
}

/** Above the number of pages an agent can have. */
const MOST_PAGES = 50;

async function loadClients(signal: AbortSignal) {
  const clients: ClientRecord[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await api.clients.list({ query: { ...(cursor && { cursor }) } }, { signal });
    if (!answer.success) return answer;
    clients.push(...answer.data.clients);
    if (!answer.data.nextCursor) break;
    cursor = answer.data.nextCursor;
  }
  return { success: true as const, data: clients };
}

function useClientChoices() {
  const { data, status, reload } = useLoaded(loadClients);
  return { data, status, reload };
}
