import { suggestSearchName } from '@letfair/domain/search/describe-search';
import { type AlertFrequency, MAX_SEARCH_NAME } from '@letfair/domain/search/saved-searches';
import { parseSearchParams, serializeSearch } from '@letfair/domain/search/search-query';
import { useState } from 'react';
import { formTexts } from '../../lib/forms/form-values.ts';
import type { FieldErrors } from '../../lib/forms/use-first-error-focus.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Form } from '../../ui/forms/form.tsx';
import { SelectField } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { api } from '../session/index.ts';
import { frequencyOptions, parseFrequency, problemOf, searchNameProblem } from './saved-search-form.ts';

interface SaveSearchDialogProps {
  readonly search: string;
  readonly onClose: () => void;
}

const USUAL_FREQUENCY: AlertFrequency = 'daily';

export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const [query] = useState(() => parseSearchParams(new URLSearchParams(search)).query);
  const { busy, submit } = useSubmission();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);

  async function onSubmit(form: HTMLFormElement) {
    const text = formTexts(form);
    const name = text('name').trim();
    const missing = searchNameProblem(name);
    setErrors(missing ? { name: missing } : {});
    setProblem(null);
    if (missing) return;
    const body = {
      name,
      search: new URLSearchParams(serializeSearch(query)).toString(),
      frequency: parseFrequency(text('frequency')),
    };
    const sent = await submit(body, (options) => api.savedSearches.save({ body }, options));
    if (!sent) return;
    const refused = problemOf(sent);
    if (refused) return setProblem(refused);
    toast({ title: 'Search saved', description: `“${name}” is among your saved searches.` });
    onClose();
  }

  return (
    <Dialog title="Save this search" onClose={onClose}>
      <Form onSubmit={(form) => void onSubmit(form)} errors={errors}>
        {problem && <Alert>{problem}</Alert>}
        <TextField
          name="name"
          label="Name"
          defaultValue={suggestSearchName(query)}
          maxLength={MAX_SEARCH_NAME}
          error={errors.name}
          autoComplete="off"
        />
        <SelectField
          name="frequency"
          label="Mails about new homes"
          hint="Every mail has a link that stops them."
          options={frequencyOptions}
          defaultValue={USUAL_FREQUENCY}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="accent" busy={busy && 'Saving...'}>
            Save search
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
