import type { ReplyTemplate } from '@letfair/contract/lettings/conversations/reply-templates';
import {
  MAX_TEMPLATE_TEXT,
  MAX_TEMPLATE_TITLE,
  templatePlaceholders,
  templateProblems,
} from '@letfair/domain/lettings/conversations/reply-templates';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-fields.tsx';
import { api, useTypedText } from '../../accounts/session/index.ts';

const FAILED = 'We couldn’t save the template. Please try again.';

interface TemplateFormProps {
  /** Null for a new one. */
  readonly template: ReplyTemplate | null;
  readonly onSaved: (saved: ReplyTemplate) => void;
  readonly onCancel: () => void;
}

export function TemplateForm({ template, onSaved, onCancel }: TemplateFormProps) {
  const form = useForm({
    initial: { title: template?.title ?? '', content: template?.content ?? '' },
    read: ({ title, content }) => ({ title: title.trim(), content: content.trim() }),
    check: (body) => {
      const problems = templateProblems(body);
      return problems && problem('', problems);
    },
    send: async (body, options) => {
      const answer = template
        ? await api.replyTemplates.change({ params: { id: template.id }, body }, options)
        : await api.replyTemplates.add({ body }, options);
      if (!answer.success) return problemOf(answer, FAILED);
      onSaved(answer.data);
      return null;
    },
    onUnreachable: () => problem(FAILED),
    keep: useTypedText(`template:${template?.id ?? 'new'}`),
  });

  return (
    <Form form={form}>
      <TextField {...form.field('title')} label="Title" maxLength={MAX_TEMPLATE_TITLE} autoComplete="off" />
      <TextArea
        {...form.field('content')}
        label="Text"
        hint={`We’ll replace ${templatePlaceholders.home} with the home’s title, and ${templatePlaceholders.name} with the tenant’s first name.`}
        rows={6}
        maxLength={MAX_TEMPLATE_TEXT}
      />
      <FormButtons form={form} variant="primary" busy="Saving..." onCancel={onCancel}>
        Save template
      </FormButtons>
    </Form>
  );
}
