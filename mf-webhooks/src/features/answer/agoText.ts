const units = [
  { ms: 86_400_000, name: 'd' },
  { ms: 3_600_000, name: 'h' },
  { ms: 60_000, name: 'min' },
] as const;

/** How long ago in one unit, e.g. `14 s` or `3 h`; a clock that runs ahead counts as now. */
export function agoText(atMs: number, nowMs: number): string {
  const ago = Math.max(0, nowMs - atMs);
  const unit = units.find(({ ms }) => ago >= ms) ?? { ms: 1_000, name: 's' };
  return `${Math.floor(ago / unit.ms)} ${unit.name}`;
}
