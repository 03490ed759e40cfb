import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';
import { workspaceDir } from '../workspace/packageFacts.ts';

export interface Place {
  commit: string;
  machine: string;
}

export function readPlace(): Place {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: workspaceDir, encoding: 'utf8' }).trim();
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} x ${processor?.model ?? 'unknown processor'}, ${memory} GiB, ${type()} ${release()}, Node ${process.version}`;
  return { commit, machine };
}
