/** What one check found; a warning or a problem says what to do. */
export interface Finding {
  readonly level: 'ok' | 'warning' | 'problem';
  readonly about: string;
  readonly sentence: string;
}

export const ok = (about: string, sentence: string): Finding => ({ level: 'ok', about, sentence });
export const warning = (about: string, sentence: string): Finding => ({ level: 'warning', about, sentence });
export const problem = (about: string, sentence: string): Finding => ({ level: 'problem', about, sentence });

const WIDTH = 8;
export const lineOf = ({ level, about, sentence }: Finding): string => `${level.padEnd(WIDTH)} ${about}: ${sentence}`;

export const reasonOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message || code || 'unknown').replace(/\.$/, '');
};
