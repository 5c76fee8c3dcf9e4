import { useState } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';

interface Notice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}

/** One sentence above a list about what was done last. */
export function useNotice() {
  const [told, setTold] = useState<Notice | null>(null);
  return {
    notice: told && <Alert tone={told.tone}>{told.text}</Alert>,
    tell: (text: string, tone: Notice['tone'] = 'good') => setTold({ tone, text }),
    clear: () => setTold(null),
  };
}
