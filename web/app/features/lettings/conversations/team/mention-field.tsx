import { MAX_TEAM_NOTE } from '@letfair/domain/agencies/teams/limits';
import { type Mentionable, mentionsIn, type TypedMention, typedMention } from '@letfair/domain/agencies/teams/mentions';
import { type KeyboardEvent, useId, useState } from 'react';
import { OptionList, optionId } from '../../../../ui/forms/option-list.tsx';
import { TextArea } from '../../../../ui/forms/text-fields.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';

interface MentionFieldProps {
  readonly field: { readonly name: 'note'; readonly defaultValue: string; readonly error: string | undefined };
  readonly text: string;
  readonly colleagues: readonly Mentionable[];
  /** Writes a text into the field. */
  readonly onWrite: (text: string) => void;
}

/** The text of a note. An "@" offers the colleagues, and below it says who will be told. */
export function MentionField({ field, text, colleagues, onWrite }: MentionFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<TypedMention<Mentionable> | null>(null);
  const [active, setActive] = useState(0);
  const highlighted = typed?.suggestions[active];

  function look(area: HTMLTextAreaElement) {
    setTyped(typedMention(area.value, area.selectionStart, colleagues));
    setActive(0);
  }

  function choose(area: HTMLTextAreaElement, { name }: Mentionable) {
    if (!typed) return;
    const before = `${area.value.slice(0, typed.from)}@${name} `;
    onWrite(before + area.value.slice(area.selectionStart).trimStart());
    area.setSelectionRange(before.length, before.length);
    setTyped(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!typed || !highlighted) return;
    const count = typed.suggestions.length;
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((active + count - 1) % count);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(event.currentTarget, highlighted);
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
    // Escape must not close a surrounding dialog as well, nor Tab wrap around in it.
    event.stopPropagation();
  }

  return (
    <div className="grid gap-1.5">
      <div className="relative">
        <TextArea
          {...field}
          label="Note for your team"
          hint="The tenant won’t see it. Type @ to mention a colleague."
          rows={2}
          maxLength={MAX_TEAM_NOTE}
          aria-autocomplete="list"
          aria-controls={typed ? listId : undefined}
          aria-activedescendant={typed ? optionId(listId, active) : undefined}
          onInput={({ currentTarget }) => look(currentTarget)}
          onKeyDown={onKeyDown}
          onBlur={() => setTyped(null)}
        />
        {typed && (
          <OptionList
            id={listId}
            label="Colleagues"
            options={typed.suggestions}
            active={active}
            onChoose={(person) => {
              const { activeElement } = document;
              if (activeElement instanceof HTMLTextAreaElement) choose(activeElement, person);
            }}
          >
            {({ name }) => name}
          </OptionList>
        )}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {typed && <VisuallyHidden>{suggested(typed.suggestions.length)}</VisuallyHidden>}
        {!typed && <WhoIsTold text={text} colleagues={colleagues} />}
      </p>
    </div>
  );
}

const suggested = (count: number): string =>
  `${count} ${count === 1 ? 'colleague' : 'colleagues'}. Use the arrow keys and Enter to choose.`;

function WhoIsTold({ text, colleagues }: Pick<MentionFieldProps, 'text' | 'colleagues'>) {
  const { people, unknown } = mentionsIn(text, colleagues);
  const sentences = [
    people.length > 0 && `We’ll tell ${people.map(({ name }) => name).join(', ')}.`,
    unknown.length > 0 && `No one in your team is called ${unknown.join(' or ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
