export type Task =
  | { kind: 'run'; command: string }
  /** The command keeps running in its own terminal. */
  | { kind: 'start'; command: string }
  | { kind: 'change'; diff: string };

const block = /^```(sh|sh stays-open|diff)\n([\s\S]*?)^```$/gm;

/**
 * Reads the blocks `sh`, `sh stays-open` and `diff`.
 * @throws without tasks
 */
export function readTutorial(text: string): Task[] {
  const tasks = [...text.matchAll(block)].flatMap(([, kind = '', content = '']): Task[] => {
    if (kind === 'diff') return [{ kind: 'change', diff: content }];
    const commands = content.split('\n').filter((line) => line.trim() !== '');
    return commands.map((command) => ({ kind: kind === 'sh' ? 'run' : 'start', command }));
  });
  if (tasks.length === 0)
    throw new Error('The tutorial has no tasks. Blocks must start with ```sh, ```sh stays-open or ```diff.');
  return tasks;
}
