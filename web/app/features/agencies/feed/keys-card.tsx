import type { ApiKeyRecord } from '@letfair/contract/agencies/feed/api-keys';
import {
  type ApiKeyScope,
  apiKeyScopeNames,
  apiKeyScopes,
  apiKeySentences,
  MAX_API_KEY_NAME,
  MAX_API_KEYS,
} from '@letfair/domain/agencies/feed/api-keys';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate, formatMoment } from '../../../lib/dates.ts';
import { networkProblem, problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { useStep } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { TitledCard } from '../../../ui/layout/card.tsx';
import { useConfirmation } from '../../../ui/overlays/dialog.tsx';
import { api, withConfirmation } from '../../accounts/session/index.ts';
import { CopiedText } from './shown-once.tsx';

/** Keys of the programs that write and read the homes of a lister. */
export function KeysCard({ keys }: { readonly keys: readonly ApiKeyRecord[] }) {
  const [secret, setSecret] = useState('');
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  const form = useForm({
    initial: { name: '' },
    read: ({ name }, data) => ({ name: name.trim(), scopes: data.getAll('scopes') as ApiKeyScope[] }),
    check: ({ name, scopes }) => {
      if (!name) return problem('', { name: 'Enter a name.' });
      return scopes.length > 0 ? null : problem('Choose what the key can do.');
    },
    send: async (body, options) => {
      const answer = await withConfirmation(() => api.apiKeys.create({ body }, options));
      if (!answer.success) return problemOf(answer, networkProblem());
      setSecret(answer.data.secret);
      form.reset();
      void revalidate();
      return null;
    },
  });
  const revoking = useConfirmation<ApiKeyRecord>({
    title: 'Revoke this key?',
    action: 'Revoke key',
    busy: 'Revoking...',
    text: ({ name }) => `The software that uses “${name}” will lose access to your homes straight away.`,
    perform: ({ id }) => step.take(id, () => api.apiKeys.revoke({ params: { id } })),
  });
  return (
    <TitledCard
      id="keys"
      title="API keys"
      intro="Give each program its own key, so you can revoke one without affecting the others."
    >
      <NoticeAlert notice={step.notice} />
      {secret && (
        <CopiedText name="secret" label="Your new key" hint="We’ll only show it once, so copy it now." value={secret} />
      )}
      {keys.length > 0 && (
        <ul className="grid gap-3">
          {keys.map((key) => (
            <li key={key.id} className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
              <div className="min-w-0">
                <p className="truncate font-semibold">{key.name}</p>
                <p className="text-sm text-muted">
                  {key.hint}…, created {key.createdBy && `by ${key.createdBy} on `}
                  {formatDate(key.createdAt)},{' '}
                  {key.lastUsedAt ? `last used ${formatMoment(key.lastUsedAt)}` : 'never used'}
                </p>
                <p className="text-sm text-muted">
                  Can {key.scopes.map((scope) => apiKeyScopes[scope]).join(', and ')}
                </p>
                {key.isPaused && <p className="text-sm">{apiKeySentences.paused}</p>}
              </div>
              <Button size="sm" variant="danger" aria-label={`Revoke ${key.name}`} onClick={() => revoking.ask(key)}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {keys.length < MAX_API_KEYS ? (
        <Form form={form}>
          <TextField
            {...form.field('name')}
            label="Name of the software"
            autoComplete="off"
            maxLength={MAX_API_KEY_NAME}
          />
          <fieldset className="grid min-w-0 gap-3">
            <legend className="mb-1.5 font-semibold">What the key can do</legend>
            {apiKeyScopeNames.map((scope) => (
              <Checkbox
                key={scope}
                name="scopes"
                value={scope}
                label={sentenceCase(apiKeyScopes[scope])}
                defaultChecked
              />
            ))}
          </fieldset>
          <FormButtons form={form}>Create key</FormButtons>
        </Form>
      ) : (
        <p className="text-muted">{apiKeySentences.tooMany}</p>
      )}
      {revoking.dialog}
    </TitledCard>
  );
}

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
