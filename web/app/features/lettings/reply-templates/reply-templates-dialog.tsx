import type { ReplyTemplate } from '@letfair/contract/lettings/conversations/reply-templates';
import {
  fillTemplate,
  MAX_TEMPLATES,
  suggestedTemplates,
} from '@letfair/domain/lettings/conversations/reply-templates';
import { type ReactNode, useState } from 'react';
import { newKey } from '../../../lib/network/idempotency-key.ts';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { RoleNote, useMayInTeam } from '../../accounts/permissions/index.ts';
import { api } from '../../accounts/session/index.ts';
import { TemplateForm } from './template-form.tsx';

export interface Inserting {
  /** What stands in place of `{home}` and `{name}`. */
  readonly values: Parameters<typeof fillTemplate>[1];
  readonly onInsert: (text: string) => void;
}

type Text = Pick<ReplyTemplate, 'title' | 'content'>;

/** The lister's texts for answers: to insert, add, change and delete. */
export function ReplyTemplatesDialog({ values, onInsert, onClose }: Inserting & { readonly onClose: () => void }) {
  const { templates, hasFailed, load, change } = useTemplates();
  const [edited, setEdited] = useState<ReplyTemplate | 'new' | null>(null);
  const mayChange = useMayInTeam('templates');

  if (edited)
    return (
      <Dialog title={edited === 'new' ? 'New template' : 'Edit template'} onClose={onClose}>
        <TemplateForm
          template={edited === 'new' ? null : edited}
          onSaved={(saved) => {
            change((before) => withTemplate(before, saved));
            setEdited(null);
          }}
          onCancel={() => setEdited(null)}
        />
      </Dialog>
    );

  function insert({ content }: Text) {
    onClose();
    onInsert(fillTemplate(content, values));
  }
  const suggestions = suggestedTemplates.filter(({ title }) => templates?.every((kept) => kept.title !== title));
  return (
    <Dialog title="Reply templates" onClose={onClose}>
      <p className="text-muted">Insert a template to add it to your message. Nothing is sent until you press Send.</p>
      {hasFailed && <LoadFailure what="your templates" onRetry={load} />}
      {!templates && !hasFailed && <ListPlaceholder entry="row" count={1} />}
      {templates && templates.length > 0 && (
        <ul aria-label="Your templates" className="grid gap-3">
          {templates.map((template) => (
            <TemplateRow key={template.id} text={template} values={values} onInsert={() => insert(template)}>
              {mayChange && (
                <OwnActions
                  template={template}
                  onEdit={() => setEdited(template)}
                  onRemoved={() => change((before) => before.filter(({ id }) => id !== template.id))}
                />
              )}
            </TemplateRow>
          ))}
        </ul>
      )}
      <RoleNote permission="templates" />
      {templates &&
        mayChange &&
        (templates.length < MAX_TEMPLATES ? (
          <div>
            <Button onClick={() => setEdited('new')}>New template</Button>
          </div>
        ) : (
          <p>You have {MAX_TEMPLATES} templates. Delete one to add another.</p>
        ))}
      {templates && templates.length < MAX_TEMPLATES && suggestions.length > 0 && (
        <section aria-labelledby="suggested-templates" className="grid gap-3">
          <h3 id="suggested-templates" className="font-semibold">
            Suggestions
          </h3>
          <ul className="grid gap-3">
            {suggestions.map((suggestion) => (
              <TemplateRow key={suggestion.title} text={suggestion} values={values} onInsert={() => insert(suggestion)}>
                {mayChange && (
                  <KeepButton text={suggestion} onKept={(kept) => change((before) => withTemplate(before, kept))} />
                )}
              </TemplateRow>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

const withTemplate = (templates: ReplyTemplate[], saved: ReplyTemplate): ReplyTemplate[] =>
  templates.some(({ id }) => id === saved.id)
    ? templates.map((template) => (template.id === saved.id ? saved : template))
    : [...templates, saved];

function useTemplates() {
  const { data, setData, ...state } = useAnswer((signal) => api.replyTemplates.list({}, { signal }));
  return {
    ...state,
    templates: data?.templates,
    change: (next: (before: ReplyTemplate[]) => ReplyTemplate[]) =>
      setData((before) => before && { ...before, templates: next(before.templates) }),
  };
}

interface TemplateRowProps {
  readonly text: Text;
  readonly values: Inserting['values'];
  readonly onInsert: () => void;
  readonly children: ReactNode;
}

/** Shows the text as it would be inserted. */
const TemplateRow = ({ text, values, onInsert, children }: TemplateRowProps) => (
  <li className="grid gap-2 rounded-md border border-line p-3">
    <p className="font-semibold wrap-anywhere">{text.title}</p>
    <p className="line-clamp-4 text-sm wrap-anywhere whitespace-pre-wrap text-muted">
      {fillTemplate(text.content, values)}
    </p>
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="primary" onClick={onInsert}>
        Insert <VisuallyHidden>{text.title}</VisuallyHidden>
      </Button>
      {children}
    </div>
  </li>
);

interface OwnActionsProps {
  readonly template: ReplyTemplate;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

/** Deleting asks in place, because a dialog is open already. */
function OwnActions({ template, onEdit, onRemoved }: OwnActionsProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'deleting' | 'failed'>('idle');

  async function remove() {
    setState('deleting');
    const answer = await api.replyTemplates.remove({ params: { id: template.id } }).catch(() => null);
    if (answer?.success || answer?.error.code === 'not_found') onRemoved();
    else setState('failed');
  }

  // The same two buttons change their words, so that the focus stays where it is.
  const isAsking = state !== 'idle';
  return (
    <>
      <Button size="sm" onClick={isAsking ? () => setState('idle') : onEdit}>
        {isAsking ? 'Keep' : 'Edit'} <VisuallyHidden>{template.title}</VisuallyHidden>
      </Button>
      <Button
        size="sm"
        variant={isAsking ? 'danger' : 'quiet'}
        busy={state === 'deleting' && 'Deleting...'}
        onClick={isAsking ? () => void remove() : () => setState('asking')}
      >
        {isAsking ? 'Delete for good' : 'Delete'} <VisuallyHidden>{template.title}</VisuallyHidden>
      </Button>
      {state === 'failed' && (
        <p role="alert" className="basis-full text-sm text-on-danger-soft">
          We couldn’t delete the template. Please try again.
        </p>
      )}
    </>
  );
}

interface KeepButtonProps {
  readonly text: Text;
  readonly onKept: (kept: ReplyTemplate) => void;
}

function KeepButton({ text, onKept }: KeepButtonProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [idempotencyKey] = useState(newKey);

  async function keep() {
    setState('saving');
    const answer = await api.replyTemplates.add({ body: text }, { idempotencyKey }).catch(() => null);
    if (answer?.success) onKept(answer.data);
    else setState('failed');
  }

  return (
    <>
      <Button size="sm" busy={state === 'saving' && 'Adding...'} onClick={() => void keep()}>
        Add to your templates
        <VisuallyHidden>: {text.title}</VisuallyHidden>
      </Button>
      {state === 'failed' && (
        <p role="alert" className="basis-full text-sm text-on-danger-soft">
          We couldn’t add the template. Please try again.
        </p>
      )}
    </>
  );
}
