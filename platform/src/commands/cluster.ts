import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClusterCommand, type ClusterSize, clusterUsage, readClusterArguments } from '../cluster/clusterArguments.ts';
import { type ClusterProxy, createProxy } from '../cluster/createProxy.ts';
import { createSupervisor, type Member } from '../cluster/createSupervisor.ts';
import { findProxy, PROXY_MISSING } from '../cluster/findProgram.ts';
import { type LocalJournal, startJournal } from '../cluster/startJournal.ts';
import { publishWorkspace } from '../release/publishWorkspace.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { instagramEnv } from './starting/instagramEnv.ts';
import { onLauncherExit } from './starting/onLauncherExit.ts';
import { runQuietly } from './starting/run.ts';
import { type Service, startService } from './starting/startService.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = path.resolve(workspaceDir, process.env.FANFARE_DATA_DIR ?? '.fanfare');
const releasesDir = process.env.RELEASES_DIR ?? path.join(dataDir, 'releases');
const journalDir = path.join(dataDir, 'journal');
const statePath = path.join(dataDir, 'cluster.json');
const port = process.env.PORT ?? '3000';
const host = process.env.HOST ?? 'localhost';
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
/** Counts our proxy in addition to the configured proxies. */
const proxies = 1 + Number(process.env.TRUSTED_PROXIES ?? '0');

const command = readClusterArguments(process.argv.slice(2));
if (command === null) {
  process.stderr.write(clusterUsage);
  process.exitCode = 1;
} else if (command.kind === 'restart') askForRestart();
else if (findProxy() === null) {
  process.stderr.write(`${PROXY_MISSING}\n`);
  process.exitCode = 1;
} else await runCluster(command);

function askForRestart(): void {
  try {
    const { pid }: { pid: number } = JSON.parse(readFileSync(statePath, 'utf8'));
    process.kill(pid, 'SIGHUP');
    say(`Process ${pid} is replacing its servers one by one. Its own terminal shows the progress.`);
  } catch {
    process.stderr.write(`No cluster runs on ${dataDir}. Start one with pnpm cluster, or set FANFARE_DATA_DIR.\n`);
    process.exitCode = 1;
  }
}

async function runCluster({ size, hasJournal, isBuilding }: Extract<ClusterCommand, { kind: 'run' }>): Promise<void> {
  const services: Service[] = [];
  let proxy: ClusterProxy | null = null;
  let journal: LocalJournal | null = null;
  let saved: Promise<void> = Promise.resolve();
  let isStopping = false;

  const common = {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    FANFARE_DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    PUBLIC_URL: publicUrl,
  };
  const { serverEnv, sandboxEnv, sandboxUrl } = instagramEnv({ dataDir, publicUrl, serverUrl: `http://localhost:${port}` });
  let databaseUrl = process.env.DATABASE_URL ?? '';
  const crew = createSupervisor({
    start: (name, role) =>
      startService('server', {
        ...common,
        ...serverEnv,
        DATABASE_URL: databaseUrl,
        ROLE: role,
        ...(journal && { JOURNAL_URL: journal.url }),
        PORT: '0',
        HOST: '127.0.0.1',
        // Processes cannot share a port; cluster.json has the metrics URL of each.
        METRICS_PORT: '',
        TRUSTED_PROXIES: String(proxies),
        OTEL_SERVICE_NAME: process.env.OTEL_SERVICE_NAME ?? `fanfare ${name}`,
      }),
    async onChange(members) {
      const having = (role: string) => members.filter((member) => member.role.split(',').includes(role)).map(({ url }) => url);
      saved = saved.then(() => saveState(members));
      await proxy?.setTargets({ web: having('web'), realtime: having('realtime') });
    },
    say,
  });

  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));
  process.on('SIGHUP', () => {
    crew.replaceAll().then(
      () => say('All servers have been replaced.'),
      (cause: unknown) => say(`Not all servers were replaced: ${messageOf(cause)}`),
    );
  });
  void onLauncherExit(() => void stop(0));

  try {
    if (isBuilding) {
      say('Building changed packages ...');
      await runQuietly('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { cwd: workspaceDir });
      for (const line of await publishWorkspace(releasesDir)) say(line);
    }
    say('Starting ...');
    if (databaseUrl === '') {
      const database = startService('server', common, 'database');
      services.push(database);
      databaseUrl = await database.ready;
    }
    if (hasJournal && process.env.JOURNAL_URL) throw new Error('JOURNAL_URL is set already: leave out --journal.');
    if (hasJournal) journal = await startJournal(journalDir);
    else if (existsSync(journalDir)) await leaveJournal({ ...common, DATABASE_URL: databaseUrl });
    if (sandboxUrl) {
      const sandbox = startService('sandbox', { ...common, PORT: port, ...sandboxEnv });
      services.push(sandbox);
      await sandbox.ready;
    }
    proxy = await createProxy(Number(port), host);
    proxy.process.once('exit', () => void stop(1, 'HAProxy has stopped unexpectedly.'));
    await crew.enlist(membersOf(size));
    await saved;
    say(
      `\n  Fanfare   ${publicUrl}   ${Object.entries(size)
        .filter(([, count]) => count > 0)
        .map(([role, count]) => `${count} ${role}`)
        .join(', ')}`,
    );
    if (sandboxUrl) say(`  Sandbox   ${sandboxUrl}   a local Instagram`);
    say(`  Next      pnpm cluster restart replaces the servers one by one; ${statePath} lists them. Stop with Ctrl+C.\n`);
    process.send?.({ type: 'ready', url: `http://localhost:${port}` });
    for (const service of services)
      service.process.once('exit', () => void stop(1, `The ${service.name} has stopped unexpectedly.`));
  } catch (cause) {
    await stop(1, messageOf(cause));
  }

  async function stop(code: number, reason?: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    if (reason) process.stderr.write(`${reason}\n`);
    await crew.stop();
    await proxy?.stop();
    await journal?.stop();
    for (const service of services.toReversed()) await service.stop();
    await saved;
    await rm(statePath, { force: true });
    process.exit(code);
  }
}

async function leaveJournal(env: Record<string, string>): Promise<void> {
  say('Moving the webhooks of the journal to the database ...');
  const journal = await startJournal(journalDir);
  const command = path.join(workspaceDir, 'server/src/commands/journal.ts');
  await runQuietly(process.execPath, [command, 'drain'], {
    cwd: workspaceDir,
    env: { ...process.env, ...env, JOURNAL_URL: journal.url },
  }).finally(journal.stop);
  await rm(journalDir, { recursive: true });
}

function membersOf({ web, worker, background, realtime }: ClusterSize): { name: string; role: string }[] {
  const several = (name: string, count: number, role = name) =>
    Array.from({ length: count }, (_, index) => ({ name: `${name} ${index + 1}`, role }));
  return [
    ...several('web', web, realtime === 0 ? 'web,realtime' : 'web'),
    ...several('realtime', realtime),
    ...several('worker', worker, background === 0 ? 'worker' : 'events'),
    ...several('background', background),
  ];
}

async function saveState(members: readonly Member[]): Promise<void> {
  await writeFile(`${statePath}.new`, JSON.stringify({ pid: process.pid, url: publicUrl, members }, null, 2));
  await rename(`${statePath}.new`, statePath);
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
