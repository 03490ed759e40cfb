import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanEnvironment } from '../tutorial/cleanEnvironment.ts';
import { copyCheckout } from '../tutorial/copyCheckout.ts';
import { followTutorial } from '../tutorial/followTutorial.ts';
import { freePorts } from '../tutorial/freePorts.ts';
import { openTerminal } from '../tutorial/openTerminal.ts';
import { readTutorial } from '../tutorial/readTutorial.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const begin = performance.now();
const dir = mkdtempSync(path.join(tmpdir(), 'fanfare-tutorial-'));
const [port = '', sandbox = '', smtp = '', lab = ''] = await freePorts(4);
const ports = { PORT: port, SANDBOX_PORT: sandbox, SANDBOX_SMTP_PORT: smtp, LAB_PORT: lab };
const env = { ...cleanEnvironment(ports), TURBO_CACHE_DIR: path.join(workspaceDir, '.turbo/cache') };
const terminal = openTerminal(dir, env);
process.once('SIGINT', () => void terminal.close());
process.once('SIGTERM', () => void terminal.close());

try {
  copyCheckout(dir);
  await terminal.run('npx -y pnpm install --frozen-lockfile --prefer-offline');
  const tasks = readTutorial(readFileSync(path.join(dir, 'docs/new-remote.md'), 'utf8'));
  const url = `http://localhost:${port}`;
  const live = await followTutorial({ tasks, dir, terminal, url, remote: 'mf-price-lists', say });
  const [first, second, third] = live;
  if (live.length !== 3 || first === second || first !== third)
    throw new Error(
      `The live builds were ${live.join(', ')}. The tutorial expects one build, another one, and then the first one again.`,
    );
  say(`The tutorial works: ${tasks.length} tasks in ${((performance.now() - begin) / 1000).toFixed(0)} s.`);
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
} finally {
  await terminal.close();
  rmSync(dir, { recursive: true, force: true });
}
