import { integrityOf } from '../verify/integrity.ts';
import type { FailureKind } from './LoadFailure.ts';

const TIMEOUT_MS = 2_000;

/** Script elements report no reason for a failure. */
export async function diagnose(url: string): Promise<{ kind: FailureKind; status?: number } | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
    if (!response.ok) return { kind: 'http', status: response.status };
    const integrity = integrityOf(url);
    const isIntact = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), integrity }).then(
      () => true,
      () => false,
    );
    return isIntact ? null : { kind: 'integrity', status: response.status };
  } catch {
    return { kind: 'network' };
  }
}
