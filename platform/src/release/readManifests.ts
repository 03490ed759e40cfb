import path from 'node:path';
import { withTitles } from '../messages/remoteTitles.ts';
import { readJson } from '../workspace/packageFacts.ts';
import { remoteDir } from './packages.ts';
import { remoteNames } from './remoteNames.ts';

export function readManifests<T extends object>(): T[] {
  return remoteNames().map((name) => withTitles(remoteDir(name), readJson<T>(path.join(remoteDir(name), 'remote.json'))));
}
