/** "£1,250" and "1250 pcm" are 1250, nothing is undefined; what is no number stays NaN, which the rules refuse. */
export const readPounds = (typed: string): number | undefined =>
  typed ? Number.parseInt(typed.replace(/[£,\s]/g, ''), 10) : undefined;
