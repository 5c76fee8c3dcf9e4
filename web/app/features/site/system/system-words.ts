import { counted } from '@letfair/domain/counted';

/** "Send mail" for the job "send-mail". */
export const labelOf = (job: string): string => {
  const words = job.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** "3 minutes": how long the oldest job of a queue has waited. */
export function waitText(seconds: number): string {
  const [name, length] = units.find(([, each]) => seconds >= each) ?? ['second', 1];
  const number = Math.floor(seconds / length);
  if (number === 0) return 'None';
  return counted(number, name);
}

/** How far a replica is behind. */
export function lagText(seconds: number | null): string {
  if (seconds === null) return 'Away';
  return seconds < 1 ? 'Up to date' : `${waitText(seconds)} behind`;
}

export const jobsText = (count: number): string => (count === 1 ? '1 job' : `${count.toLocaleString('en-GB')} jobs`);
