import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { refuseUnapproved } from '../approval/approvals.ts';
import type { BuildFacts } from '../BuildFacts.ts';
import { ReleaseRefusal } from '../ReleaseRefusal.ts';
import { applyChange } from '../release-index/applyChange.ts';
import {
  type Change,
  type ChangedVia,
  emptyIndex,
  type LogLine,
  type ReleaseIndex,
  type Rollout,
} from '../release-index/ReleaseIndex.ts';
import { evidenceFor, readHealth } from './health.ts';
import { withLock } from './withLock.ts';

export interface ReleaseStore {
  dir: string;
  needsApproval: boolean;
  readIndex: () => ReleaseIndex;
  readFacts: (remote: string, build: string) => BuildFacts;
  has: (remote: string, build: string) => boolean;
  /**
   * Changes nothing if a precondition in `options` no longer holds.
   * @throws ReleaseRefusal
   */
  change: (remote: string, change: Change, by: string, options?: ChangeOptions) => Promise<ReleaseIndex>;
  /** Latest first. */
  history: (remote: string) => LogLine[];
  /** Oldest first. */
  changesAfter: (seq: number) => LogLine[];
}

interface StoreOptions {
  /** Rollbacks never need approval. */
  needsApproval?: boolean;
}

export interface ChangeOptions {
  liveIs?: string;
  rolloutIs?: Rollout;
  via?: ChangedVia;
  decision?: LogLine['decision'];
  underLock?: () => void;
}

export function openReleaseStore(dir: string, { needsApproval = false }: StoreOptions = {}): ReleaseStore {
  const indexFile = path.join(dir, 'index.json');
  const logFile = path.join(dir, 'log.jsonl');
  const factsFile = (remote: string, build: string) => path.join(dir, remote, build, 'release.json');
  const readIndex = (): ReleaseIndex => (existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : emptyIndex);
  const has = (remote: string, build: string) => existsSync(factsFile(remote, build));

  const readLog = (): LogLine[] => {
    if (!existsSync(logFile)) return [];
    const { seq } = readIndex();
    const lines: LogLine[] = readFileSync(logFile, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    return [...new Map(lines.filter((line) => line.seq <= seq).map((line) => [line.seq, line])).values()];
  };

  const store: ReleaseStore = {
    dir,
    needsApproval,
    readIndex,
    has,
    readFacts: (remote, build) => JSON.parse(readFileSync(factsFile(remote, build), 'utf8')),
    async change(remote, change, by, { liveIs, rolloutIs, via = 'command', decision, underLock } = {}) {
      mkdirSync(dir, { recursive: true });
      return await withLock(path.join(dir, 'index.lock'), () => {
        if ('build' in change && !has(remote, change.build))
          throw new ReleaseRefusal(`${remote} ${change.build} has not been published. Publish it with pnpm release ${remote}.`);
        const index = readIndex();
        const liveBefore = index.remotes[remote]?.at(-1) ?? null;
        if (liveIs !== undefined && liveIs !== liveBefore)
          throw new ReleaseRefusal(
            `${remote} ${liveBefore} is now live because another change came first. Check the current state, then try again.`,
          );
        if (rolloutIs !== undefined && !isDeepStrictEqual(rolloutIs, index.rollouts?.[remote]))
          throw new ReleaseRefusal(
            `The rollout of ${remote} ${rolloutIs.build} has changed in the meantime. Check the current state, then try again.`,
          );
        if (needsApproval) refuseUnapproved(store, index, remote, change);
        const at = new Date().toISOString();
        const changed = applyChange(index, remote, change, { at, salt: `r-${randomBytes(4).toString('hex')}` });
        if (changed === index) return index;
        const rolledOutBefore = index.rollouts?.[remote]?.build;
        const concerned = [liveBefore, rolledOutBefore, 'build' in change ? change.build : undefined];
        const evidence = evidenceFor(readHealth(dir), remote, concerned);
        const line: LogLine = {
          ...{ seq: changed.seq, at, by, via, remote, change, liveBefore },
          ...(rolledOutBefore !== undefined && { rolledOutBefore }),
          ...(evidence && { evidence }),
          ...(decision && { decision }),
        };
        // Lines with a `seq` above the index are ignored.
        appendFileSync(logFile, `${JSON.stringify(line)}\n`);
        writeFileSync(`${indexFile}.partial`, `${JSON.stringify(changed, null, 2)}\n`);
        renameSync(`${indexFile}.partial`, indexFile);
        underLock?.();
        return changed;
      });
    },
    history: (remote) =>
      readLog()
        .filter((line) => line.remote === remote)
        .reverse(),
    changesAfter: (seq) => readLog().filter((line) => line.seq > seq),
  };
  return store;
}
