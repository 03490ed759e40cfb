const RUNNERS = /(^|\/)(npm|npx|pnpm|corepack)([-.]\w+)*$/;

/** @param table output of `ps -A -o pid=,ppid=,args=` */
export function launchersOf(pid: number, table: string): number[] {
  const processes = new Map<number, { parent: number; words: string[] }>();
  for (const line of table.split('\n')) {
    const [id, parent, ...words] = line.trim().split(/\s+/);
    processes.set(Number(id), { parent: Number(parent), words });
  }
  const chain: number[] = [];
  let length = 0;
  for (let at = processes.get(pid)?.parent; at; at = processes.get(at)?.parent) {
    const words = processes.get(at)?.words ?? [];
    const isRunner = isPackageRunner(words);
    if (!isRunner && !isShell(words)) break;
    chain.push(at);
    if (isRunner) length = chain.length;
  }
  return chain.slice(0, length);
}

function isPackageRunner(words: readonly string[]): boolean {
  const script = words.slice(1).find((word) => !word.startsWith('--'));
  return [words[0], script].some((word) => word !== undefined && RUNNERS.test(word));
}

function isShell([command = '', option]: readonly string[]): boolean {
  return /(^|\/)(sh|bash|dash|zsh)$/.test(command) && option === '-c';
}
