import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { refuseUnapproved } from '../approval/approvals.ts';
import type { BuildFacts } from '../BuildFacts.ts';
import { applyChange } from './applyChange.ts';
import { evidenceFor, readHealth } from './health.ts';
import { type Change, type ChangedVia, emptyIndex, type LogLine, type ReleaseIndex, type Rollout } from './ReleaseIndex.ts';
import { ReleaseRefusal } from './ReleaseRefusal.ts';
import { withLock } from './withLock.ts';

/** The releases directory: builds that never change, one index that says which are live, one log of who changed it. */
export interface ReleaseStore {
  dir: string;
  /** Whether `change` refuses unapproved builds. */
  needsApproval: boolean;
  readIndex: () => ReleaseIndex;
  /** Facts of a build that is in the directory. @throws when it is not */
  readFacts: (remote: string, build: string) => BuildFacts;
  has: (remote: string, build: string) => boolean;
  /**
   * Changes what is live, all at once for whoever reads the index. The build must be in the directory.
   * @param by who asked for it, for the log
   * @param options among them what they saw before: when something else holds by now, nothing is changed
   * @returns the index after it; its `seq` is the same as before when there was nothing to change
   * @throws ReleaseRefusal
   */
  change: (remote: string, change: Change, by: string, options?: ChangeOptions) => Promise<ReleaseIndex>;
  /** What happened to a remote, latest first. */
  history: (remote: string) => LogLine[];
  /** What happened to all remotes after a change, oldest first. */
  changesAfter: (seq: number) => LogLine[];
}

interface StoreOptions {
  /** Users get no build that a second person has not approved. What is live stays, and rolling back needs no approval. */
  needsApproval?: boolean;
}

/** What a change was decided on, and what belongs to it. */
export interface ChangeOptions {
  /** The live build. */
  liveIs?: string;
  /** What was being rolled out, just so. */
  rolloutIs?: Rollout;
  /** Defaults to `command`. */
  via?: ChangedVia;
  /** Why a rollout decided it by itself, for the log. */
  decision?: LogLine['decision'];
  /** What has to happen before anybody can make the next change. */
  underLock?: () => void;
}

/** @param dir made when the first change is */
export function openReleaseStore(dir: string, { needsApproval = false }: StoreOptions = {}): ReleaseStore {
  const indexFile = path.join(dir, 'index.json');
  const logFile = path.join(dir, 'log.jsonl');
  const factsFile = (remote: string, build: string) => path.join(dir, remote, build, 'release.json');
  const readIndex = (): ReleaseIndex => (existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : emptyIndex);
  const has = (remote: string, build: string) => existsSync(factsFile(remote, build));

  /** Changes that happened, oldest first. */
  const readLog = (): LogLine[] => {
    if (!existsSync(logFile)) return [];
    const { seq } = readIndex();
    const lines: LogLine[] = readFileSync(logFile, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    // A change that was cut off and made again has two lines of the same number; the later one is what happened.
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
          throw new ReleaseRefusal(`${remote} ${change.build} was never published here. Publish it with pnpm release ${remote}.`);
        const index = readIndex();
        const liveBefore = index.remotes[remote]?.at(-1) ?? null;
        if (liveIs !== undefined && liveIs !== liveBefore)
          throw new ReleaseRefusal(
            `${remote} ${liveBefore} is live by now: somebody was faster. Look again before you change it.`,
          );
        if (rolloutIs !== undefined && !isDeepStrictEqual(rolloutIs, index.rollouts?.[remote]))
          throw new ReleaseRefusal(
            `The rollout of ${remote} ${rolloutIs.build} has changed meanwhile. Look again before you change it.`,
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
        // The log first: a line whose number the index never reached is known not to have happened.
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
