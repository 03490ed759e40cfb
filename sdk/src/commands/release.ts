import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { boot } from '@fanfare/lab';
import { describe, httpRegistry, parseReleaseCommand, publishRemote } from '@fanfare/platform/release/command';
import { ReleaseRefusal } from '@fanfare/releases';
import { buildRemote } from '../outside/buildRemote.ts';
import { fetchInstallation, installationUrl, ownName, shellDir } from '../outside/installation.ts';
import { usage } from './usage.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const verbs = ['promote', 'pause', 'rollback', 'history'];

export async function gate(given: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...given], options: { to: { type: 'string' } } });
  const registry = openRegistry(values.to ?? null);
  await buildRemote();
  await registry.passGate(ownName(), path.resolve('dist'));
  say(`${ownName()} passes the gate of ${registry.place}.`);
  return true;
}

export async function release(given: readonly string[]): Promise<boolean> {
  const remote = ownName();
  const [first = '', ...rest] = given;
  const parsed = parseReleaseCommand(verbs.includes(first) ? [first, remote, ...rest] : [remote, ...given]);
  if (parsed.kind === 'help') say(usage);
  if (parsed.kind === 'wrong') throw new Error(`${parsed.problem}\n\n${usage}`);
  if (parsed.kind !== 'command') return true;
  const { command } = parsed;
  const registry = openRegistry(parsed.to);
  if (command.kind === 'publish')
    await publishRemote(registry, remote, command, {
      build: async () => {
        await buildRemote();
        return path.resolve('dist');
      },
      boot: (dist) => tryToBoot(remote, dist, registry.place),
      say,
    });
  else if (command.kind === 'change') await registry.change(remote, command.change);
  if (command.kind === 'change' || command.kind === 'history') say(describe(remote, await registry.getStatus(remote)));
  return true;
}

function openRegistry(to: string | null) {
  const url = to ?? installationUrl();
  if (url === null) throw new Error('Name the installation: --to https://fanfare.example.');
  const token = process.env.RELEASE_TOKEN;
  if (!token)
    throw new Error('Put the deploy token of the remote into RELEASE_TOKEN; `pnpm release token` on the server makes one.');
  return httpRegistry(url, token);
}

async function tryToBoot(remote: string, dist: string, from: string): Promise<void> {
  await fetchInstallation(from);
  const out = path.join(os.tmpdir(), 'fanfare-boot');
  if (await boot({ remote, dist, from, shellDirs: [shellDir], out })) return;
  throw new ReleaseRefusal(
    `${remote} is not released:\n  boot: it does not boot beside everything that is released, see above. Fix it, or release it without this check: --skip-boot.`,
  );
}
