import path from 'node:path';
import { publishWorkspace } from '../release/publishWorkspace.ts';
import { remoteNames } from '../release/remoteNames.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { assertCanStart } from './starting/findStartProblems.ts';
import { instagramEnv } from './starting/instagramEnv.ts';
import { onLauncherExit } from './starting/onLauncherExit.ts';
import { runQuietly } from './starting/run.ts';
import { type DevServer, startDevServer } from './starting/startDevServer.ts';
import { type Service, startService } from './starting/startService.ts';

const firstRemotePort = Number(process.env.DEV_REMOTE_PORT ?? '4101');

const say = (line: string) => process.stdout.write(`${line}\n`);
const running: (Service | DevServer)[] = [];
process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));
void onLauncherExit(() => void stop(0));

const all = remoteNames();
const given = process.argv.slice(2);
if (given.includes('--help') || given.includes('-h')) {
  say('pnpm dev [remote ...]   everything with hot reload; with names only these remotes, and released builds of the others');
  say(`Remotes: ${all.join(', ')}.`);
  process.exit(0);
}
const unknown = given.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown remote ${unknown.join(', ')}. Remotes: ${all.join(', ')}.\n`);
  process.exit(1);
}
const live = given.length > 0 ? given : all;
const released = all.filter((name) => !live.includes(name));

const dataDir = path.resolve(workspaceDir, process.env.FANFARE_DATA_DIR ?? '.fanfare');
const releasesDir = process.env.RELEASES_DIR ?? path.join(dataDir, 'releases');
const port = process.env.PORT ?? '3000';
const serverPort = process.env.DEV_SERVER_PORT ?? '3002';
const publicUrl = `http://localhost:${port}`;

assertCanStart(dataDir);

try {
  const builds = [...released, 'sandbox'].map((name) => `--filter=@fanfare/${name}`);
  await runQuietly('turbo', ['run', 'build', ...builds, '--output-logs=errors-only'], { cwd: workspaceDir });
  for (const line of await publishWorkspace(releasesDir, released)) say(line);

  say(`Compiling shell and ${live.join(', ')} ...`);
  const remoteUrls: Record<string, string> = {};
  for (const [index, name] of live.entries()) {
    const remotePort = firstRemotePort + index;
    running.push(await startDevServer(path.join(workspaceDir, name), { port: remotePort, remote: true }));
    remoteUrls[name] = `http://localhost:${remotePort}/`;
  }
  running.push(
    await startDevServer(path.join(workspaceDir, 'shell'), { port: Number(port), proxyTo: `http://localhost:${serverPort}` }),
  );

  const { serverEnv, sandboxEnv, sandboxUrl } = instagramEnv({ dataDir, publicUrl, serverUrl: `http://localhost:${serverPort}` });
  const common = { FANFARE_DATA_DIR: dataDir, RELEASES_DIR: releasesDir, PORT: serverPort, PUBLIC_URL: publicUrl };
  const dev = { SHELL_DIR: path.join(workspaceDir, 'shell/dist-dev'), DEV_REMOTES: JSON.stringify(remoteUrls) };
  const services = [startService('server', { ...common, ...dev, ...serverEnv })];
  if (sandboxUrl) services.push(startService('sandbox', sandboxEnv));
  running.push(...services);
  await Promise.all(services.map((service) => service.ready));

  say('');
  say(`  Fanfare   ${publicUrl}   live: ${live.join(', ')}${released.length > 0 ? `; released: ${released.join(', ')}` : ''}`);
  if (sandboxUrl) say(`  Sandbox   ${sandboxUrl}   be a follower at ${sandboxUrl}/phone`);
  say('');
} catch (cause) {
  await stop(1, cause instanceof Error ? cause.message : String(cause));
}

async function stop(code: number, reason?: string): Promise<void> {
  if (reason) process.stderr.write(`${reason}\n`);
  await Promise.all(running.map((part) => part.stop()));
  process.exit(code);
}
