import path from 'node:path';
import { readJson, workspaceDir } from '../workspace/packageFacts.ts';
import { remoteNames } from './remoteNames.ts';

export function readManifests<T>(): T[] {
  return remoteNames().map((name) => readJson<T>(path.join(workspaceDir, name, 'remote.json')));
}
