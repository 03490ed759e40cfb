import { REMOTE_CONTRACT, type ReleaseDocument, serverPaths } from '@fanfare/shared/contracts';
import { checkReleases } from '../verify/checkReleases.ts';
import { admit } from '../verify/integrity.ts';
import { pageFacts } from '../verify/pageFacts.ts';
import { verifySigned } from '../verify/verifySigned.ts';

const STORAGE_KEY = 'fanfare.releaseDocument';
const FETCH_TIMEOUT_MS = 2_000;

export interface OpenedReleases {
  releases: ReleaseDocument;
  problems: readonly string[];
}

/** The document must be signed, unexpired and not older than the last one seen. */
export async function openReleases(): Promise<OpenedReleases> {
  const problems: string[] = [];
  const sources: { name: string; read: () => Promise<string | null> }[] = [
    { name: 'page', read: async () => pageFacts.releaseDocument() },
    { name: 'server', read: fetchDocument },
    { name: 'storage', read: async () => localStorage.getItem(STORAGE_KEY) },
  ];
  for (const { name, read } of sources) {
    try {
      const text = await read();
      if (text === null) continue;
      const opened = await acceptReleases(text);
      return { releases: opened.releases, problems: [...problems, ...opened.problems] };
    } catch (cause) {
      problems.push(`release document of the ${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  }
  throw new Error(problems.join('; ') || 'no release document');
}

export async function fetchDocument(): Promise<string> {
  const response = await fetch(serverPaths.releaseDocument, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), cache: 'no-cache' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return await response.text();
}

export async function acceptReleases(text: string): Promise<OpenedReleases> {
  const value: unknown = JSON.parse(text);
  const checked = checkReleases(value);
  if (!checked) throw new Error('it is not a release document');
  // The signature also covers entries that are dropped here.
  const verdict = await verifySigned(value as ReleaseDocument, pageFacts.releaseKeys());
  if (verdict === 'forged') throw new Error('its signature does not fit');
  const { releases, problems } = checked;
  if (Date.parse(releases.expiresAt) <= Date.now()) throw new Error(`it expired at ${releases.expiresAt}`);
  if (releases.shell.contract !== REMOTE_CONTRACT) throw new Error(`it is for shells of contract ${releases.shell.contract}`);
  const seen = await lastSeen(releases.signature.kid);
  if (releases.seq < seen && !(releases.rollbackOf !== undefined && releases.rollbackOf >= seen)) {
    throw new Error(`it is older (${releases.seq}) than one seen before (${seen})`);
  }
  remember(text);
  for (const entry of Object.values(releases.microFrontends).flat()) admit(entry);
  return {
    releases,
    problems: verdict === 'unknown' ? [...problems, 'the signature could not be checked in this browser'] : problems,
  };
}

/** All keys of the page share one sequence, so a rotation cannot restore an old document. */
async function lastSeen(kid: string): Promise<number> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    const stored = checkReleases(value)?.releases;
    if (!stored) return 0;
    const verdict = await verifySigned(value as ReleaseDocument, pageFacts.releaseKeys());
    return verdict === 'genuine' || (verdict === 'unknown' && stored.signature.kid === kid) ? stored.seq : 0;
  } catch {
    return 0;
  }
}

function remember(text: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Storage is only a backup.
  }
}
