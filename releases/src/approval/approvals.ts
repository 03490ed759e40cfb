import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildNameOf } from '../BuildFacts.ts';
import { integrityOf } from '../files/hashFiles.ts';
import { ReleaseRefusal } from '../ReleaseRefusal.ts';
import type { Change, ChangedVia, LogLine, ReleaseIndex } from '../release-index/ReleaseIndex.ts';
import { type Publication, readPublication } from './publication.ts';

interface Builds {
  dir: string;
  readIndex: () => ReleaseIndex;
  has: (remote: string, build: string) => boolean;
  history: (remote: string) => LogLine[];
}

interface Changeable extends Builds {
  change: (remote: string, change: Change, by: string, options?: { via?: ChangedVia }) => Promise<unknown>;
}

export interface WaitingBuild {
  build: string;
  published: Publication;
}

/**
 * Applies only to this content.
 * @throws ReleaseRefusal
 */
export async function approveBuild(store: Changeable, remote: string, build: string, by: string): Promise<void> {
  if (!store.has(remote, build)) throw new ReleaseRefusal(`${remote} ${build} has not been published.`);
  const { by: publisher } = readPublication(path.join(store.dir, remote, build));
  if (publisher?.toLowerCase() === by.toLowerCase())
    throw new ReleaseRefusal(`${by} published ${remote} ${build}, so another admin has to approve it.`);
  if (isApproved(store, remote, build)) throw new ReleaseRefusal(`${remote} ${build} is already approved.`);
  await store.change(remote, { kind: 'approve', build, facts: factsHash(store, remote, build) }, by, { via: 'page' });
}

/** @throws ReleaseRefusal */
export function refuseUnapproved(store: Builds, index: ReleaseIndex, remote: string, change: Change): void {
  const build = newlyActiveBuild(index, remote, change);
  // Rollbacks must not wait for approval.
  if (build === undefined || index.remotes[remote]?.includes(build) || isApproved(store, remote, build)) return;
  throw new ReleaseRefusal(
    `${remote} ${build} waits for approval: an admin who did not publish it approves it on the Releases page (/releases). Then make the change again.`,
  );
}

export function waitingBuilds(store: Builds, remote: string): WaitingBuild[] {
  const got = store.readIndex().remotes[remote] ?? [];
  return buildsIn(store, remote)
    .filter((build) => !got.includes(build) && !isApproved(store, remote, build))
    .map((build) => ({ build, published: readPublication(path.join(store.dir, remote, build)) }))
    .sort((a, b) => b.published.at.localeCompare(a.published.at));
}

export function publishedRemotes(store: Builds): string[] {
  return directoriesIn(store.dir).filter((remote) => buildsIn(store, remote).length > 0);
}

function isApproved(store: Builds, remote: string, build: string): boolean {
  const facts = factsHash(store, remote, build);
  return store
    .history(remote)
    .some(({ change }) => change.kind === 'approve' && change.build === build && change.facts === facts);
}

function newlyActiveBuild(index: ReleaseIndex, remote: string, change: Change): string | undefined {
  if (change.kind === 'release' || change.kind === 'rollout' || change.kind === 'pin') return change.build;
  return change.kind === 'promote' ? index.rollouts?.[remote]?.build : undefined;
}

function factsHash({ dir }: Builds, remote: string, build: string): string {
  return integrityOf(readFileSync(path.join(dir, remote, build, 'release.json')));
}

function buildsIn(store: Builds, remote: string): string[] {
  return directoriesIn(path.join(store.dir, remote)).filter(
    (build) => /^\d[\w.-]*$/.test(build) && isComplete(store, remote, build),
  );
}

function isComplete({ dir, has }: Builds, remote: string, build: string): boolean {
  return (
    has(remote, build) && buildNameOf(JSON.parse(readFileSync(path.join(dir, remote, build, 'release.json'), 'utf8'))) === build
  );
}

function directoriesIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
