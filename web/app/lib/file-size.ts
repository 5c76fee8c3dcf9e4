const UNITS = ['KB', 'MB', 'GB'] as const;

/** "1.4 MB": sizes as people read them. */
export function fileSize(bytes: number): string {
  let size = bytes / 1_000;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1_000;
    unit++;
  }
  return `${size >= 10 ? Math.round(size) : Math.max(0.1, Math.round(size * 10) / 10)} ${UNITS[unit]}`;
}
