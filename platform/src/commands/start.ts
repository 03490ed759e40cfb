import path from 'node:path';
import { getBreakWarnings } from '../contract/getBreakWarnings.ts';
import { publishWorkspace } from '../release/publishWorkspace.ts';
import { workspaceDir } from '../workspace/packageFacts.ts';
import { assertCanStart } from './starting/findStartProblems.ts';
import { instagramEnv } from './starting/instagramEnv.ts';
import { onLauncherExit } from './starting/onLauncherExit.ts';
import { runQuietly } from './starting/run.ts';
import { type Service, startService } from './starting/startService.ts';

const startedAt = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const services: Service[] = [];
let isStopping = false;
process.once('SIGINT', () => void stop(0));
process.once('SIGTERM', () => void stop(0));
void onLauncherExit(() => void stop(0));

const dataDir = path.resolve(workspaceDir, process.env.FANFARE_DATA_DIR ?? '.fanfare');
const releasesDir = process.env.RELEASES_DIR ?? path.join(dataDir, 'releases');
const port = process.env.PORT ?? '3000';
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

assertCanStart(dataDir);

try {
  say('Building changed packages ...');
  await runQuietly('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], { cwd: workspaceDir });
  for (const line of await publishWorkspace(releasesDir)) say(line);
  for (const line of getBreakWarnings(releasesDir, process.env.SHELL_DIR ?? path.join(workspaceDir, 'shell/dist'))) say(line);

  say('Starting ...');
  const { serverEnv, sandboxEnv, sandboxUrl } = instagramEnv({ dataDir, publicUrl, serverUrl: `http://localhost:${port}` });
  const common = {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    FANFARE_DATA_DIR: dataDir,
    RELEASES_DIR: releasesDir,
    PORT: port,
    PUBLIC_URL: publicUrl,
  };
  services.push(startService('server', { ...common, ...serverEnv }));
  if (sandboxUrl) services.push(startService('sandbox', { ...common, ...sandboxEnv }));
  await Promise.all(services.map((service) => service.ready));

  say('');
  say(`  Fanfare   ${publicUrl}   ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  if (sandboxUrl) say(`  Sandbox   ${sandboxUrl}   a local Instagram: be a follower at ${sandboxUrl}/phone`);
  if (sandboxUrl) say('  Next      look around in a sample account, or create your own. Stop with Ctrl+C.');
  else say('  Next      create an account, connect Instagram, build a flow. Stop with Ctrl+C.');
  say('');
  for (const service of services)
    service.process.once('exit', () => {
      if (!isStopping) void stop(1, `The ${service.name} has stopped unexpectedly.`);
    });
} catch (cause) {
  await stop(1, cause instanceof Error ? cause.message : String(cause));
}

async function stop(code: number, reason?: string): Promise<void> {
  isStopping = true;
  if (reason) process.stderr.write(`${reason}\n`);
  await Promise.all(services.map((service) => service.stop()));
  process.exit(code);
}
