import { Disclosure } from './disclosure.tsx';
import type { Question } from './faq.ts';
import { ComingSoon } from './status-badge.tsx';

/** Questions that open on a click or a key, with or without JavaScript. */
export const Faq = ({ questions }: { readonly questions: readonly Question[] }) => (
  <div className="border-t border-line">
    {questions.map(({ question, answer, needs }) => (
      <Disclosure key={question} title={question} note={<ComingSoon needs={needs} />}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Disclosure>
    ))}
  </div>
);
