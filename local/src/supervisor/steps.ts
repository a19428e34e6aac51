/** Shows the user what is being done, and for how long: a line when a step begins and one when it ends. */
export interface Steps {
  run: <T>(label: string, work: () => Promise<T>) => Promise<T>;
  note: (text: string) => void;
}

/** Steps on standard output. When the reader has left, the work continues without output. */
export function createSteps(stream: NodeJS.WritableStream = process.stdout): Steps {
  stream.on('error', () => undefined);
  const note = (text: string) => void stream.write(`${text}\n`);
  return {
    note,
    async run(label, work) {
      const began = Date.now();
      const end = (mark: string) => {
        note(`${mark} ${label} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      };
      note(`… ${label}`);
      try {
        const result = await work();
        end('✓');
        return result;
      } catch (error) {
        end('✗');
        throw error;
      }
    },
  };
}
