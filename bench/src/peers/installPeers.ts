import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Later versions of n8n need packages that some registries lack. */
const versions = { n8n: '2.41.1', 'node-red': '5.0.7' };

/** Skips install scripts, because the parts of n8n that need them (SQLite, Kafka) are unused. */
export function installPeers(): string {
  const directory = path.resolve(import.meta.dirname, '../../.cache/peers');
  const manifest = path.join(directory, 'package.json');
  const wanted = `${JSON.stringify({ private: true, dependencies: versions }, null, 2)}\n`;
  const done = path.join(directory, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return directory;
  process.stdout.write('Installing the peers, which takes some minutes.\n');
  mkdirSync(directory, { recursive: true });
  writeFileSync(manifest, wanted);
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: directory,
    stdio: 'inherit',
  });
  writeFileSync(done, wanted);
  return directory;
}
