/** What a reader of a tutorial is asked to do. */
export type Task =
  | { kind: 'run'; command: string }
  /** In a terminal of its own, where it goes on running. */
  | { kind: 'start'; command: string }
  | { kind: 'change'; diff: string };

const block = /^```(sh|sh stays-open|diff)\n([\s\S]*?)^```$/gm;

/**
 * The tasks of a page in their order: its blocks of `sh`, `sh stays-open` and `diff`.
 *
 * @throws when there are none: a page that nobody follows proves nothing
 */
export function readTutorial(text: string): Task[] {
  const tasks = [...text.matchAll(block)].flatMap(([, kind = '', content = '']): Task[] => {
    if (kind === 'diff') return [{ kind: 'change', diff: content }];
    const commands = content.split('\n').filter((line) => line.trim() !== '');
    return commands.map((command) => ({ kind: kind === 'sh' ? 'run' : 'start', command }));
  });
  if (tasks.length === 0)
    throw new Error('The tutorial asks for nothing: its blocks begin with ```sh, ```sh stays-open or ```diff.');
  return tasks;
}
