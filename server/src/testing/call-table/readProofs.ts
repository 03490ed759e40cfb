import type { Proofs } from './chooseProofs.ts';

/** The proofs that a written page names. */
export function readProofs(page: string): Proofs {
  const proofs: Proofs = new Map();
  let call = '';
  for (const line of page.split('\n')) {
    call = /^### `(.+)`$/.exec(line)?.[1] ?? call;
    const [, outcome, file, test] = /^- (\d{3}(?: \w+)?): (\S+): (.+)$/.exec(line) ?? [];
    if (outcome === undefined || file === undefined || test === undefined) continue;
    proofs.set(call, [...(proofs.get(call) ?? []), { outcome, file, test }]);
  }
  return proofs;
}
