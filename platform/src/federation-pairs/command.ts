import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import semver from 'semver';
import { installedVersion, workspaceDir } from '../workspace/packageFacts.ts';
import { chooseVersions } from './chooseVersions.ts';
import { renderPairs } from './renderPairs.ts';
import { type PairResult, tryPair } from './tryPair.ts';

const usage = `Usage:
  pnpm federation:pairs                                        tries the newest patch and minor versions of the registry
  pnpm federation:pairs --webpack 5.111.1 --enhanced 2.9.3     tries these versions; separate several with commas
`;

try {
  const { values } = parseArgs({ options: { webpack: { type: 'string' }, enhanced: { type: 'string' } } });
  const webpack = await versionsOf('webpack', values.webpack);
  const enhanced = await versionsOf('@module-federation/enhanced', values.enhanced);
  const results: PairResult[] = [];
  for (const pair of webpack.flatMap((first) => enhanced.map((second) => ({ webpack: first, enhanced: second })))) {
    process.stderr.write(`Trying webpack ${pair.webpack} with enhanced ${pair.enhanced} ...\n`);
    results.push(await tryPair(pair));
  }
  process.stdout.write(`${renderPairs(results)}\n`);
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`);
  process.exitCode = 1;
}

async function versionsOf(name: string, given: string | undefined): Promise<string[]> {
  if (given !== undefined) {
    const versions = given.split(',').map((version) => version.trim());
    const wrong = versions.find((version) => !semver.valid(version));
    if (wrong !== undefined) throw new Error(`"${wrong}" is not a version of ${name}.`);
    return versions;
  }
  const { stdout } = await promisify(execFile)('npm', ['view', name, 'time', '--json'], { maxBuffer: 16 * 1024 * 1024 });
  return chooseVersions(JSON.parse(stdout), installedVersion(path.join(workspaceDir, 'platform'), name), Date.now());
}
