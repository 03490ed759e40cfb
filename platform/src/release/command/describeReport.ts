import type { ContractReport } from '@fanfare/releases';

export function describeReport({
  build,
  contract,
  entryBytes,
  exposes,
  requires,
  comparedWith,
  added,
  removed,
}: ContractReport): string {
  const changes = [...added.map((name) => `  + ${name}`), ...removed.map((name) => `  - ${name}`)];
  return [
    `${build} passed the gate: contract ${contract}, an entry of ${entryBytes} bytes compressed.`,
    `  offers ${exposes.join(', ')}`,
    ...requires.map((line) => `  takes ${line}`),
    comparedWith === null
      ? '  It is the first of its name.'
      : `  Against ${comparedWith}, which is live: ${changes.length === 0 ? 'it offers the same.' : ''}`.trimEnd(),
    ...(comparedWith === null ? [] : changes),
  ].join('\n');
}
