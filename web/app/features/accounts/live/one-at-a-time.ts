/**
 * Runs one call at a time. Requests during a run cause one further run, because the current one may have read data from
 * before the request.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  async function run(): Promise<void> {
    running = true;
    do {
      again = false;
      await work();
    } while (again);
    running = false;
  }
  return () => {
    again = true;
    if (!running) void run();
  };
}
