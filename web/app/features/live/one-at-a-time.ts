/**
 * Runs one piece of work at a time. Asked again meanwhile, it runs once more afterwards, however often it was asked:
 * what started before the last question cannot know its answer.
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
