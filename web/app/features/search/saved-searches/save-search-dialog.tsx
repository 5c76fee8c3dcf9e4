import { suggestSearchName } from '@letfair/domain/search/describe-search';
import { type AlertFrequency, MAX_SEARCH_NAME } from '@letfair/domain/search/saved-searches';
import { parseSearchParams, serializeSearch } from '@letfair/domain/search/search-query';
import { useState } from 'react';
import { networkProblem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api, SessionEndedNote, useTypedText } from '../../accounts/session/index.ts';
import { checkSearchName, frequencyOptions, parseFrequency } from './saved-search-form.ts';

interface SaveSearchDialogProps {
  readonly search: string;
  readonly onClose: () => void;
}

const USUAL_FREQUENCY: AlertFrequency = 'daily';

export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const [query] = useState(() => parseSearchParams(new URLSearchParams(search)).query);
  const form = useForm({
    initial: { name: suggestSearchName(query), frequency: USUAL_FREQUENCY as string },
    read: ({ name, frequency }) => ({
      name: name.trim(),
      search: new URLSearchParams(serializeSearch(query)).toString(),
      frequency: parseFrequency(frequency),
    }),
    check: checkSearchName,
    send: async (body, options) => {
      const answer = await api.savedSearches.save({ body }, options);
      if (!answer.success) return problemOf(answer, networkProblem());
      toast({ title: 'Search saved', description: `You’ll find “${body.name}” in your saved searches.` });
      onClose();
      return null;
    },
    keep: useTypedText(`search:${search}`),
  });

  return (
    <Dialog title="Save this search" onClose={onClose}>
      <SessionEndedNote next={`/properties?${search}#save-search`} />
      <Form form={form}>
        <TextField {...form.field('name')} label="Name" maxLength={MAX_SEARCH_NAME} autoComplete="off" />
        <SelectField
          {...form.field('frequency')}
          label="Emails about new homes"
          hint="Each email has a link to unsubscribe."
          options={frequencyOptions}
        />
        <FormButtons form={form} onCancel={onClose}>
          Save search
        </FormButtons>
      </Form>
    </Dialog>
  );
}
