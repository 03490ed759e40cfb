interface Position {
  lsn: bigint;
  atMs: number;
}

export interface LagMeter {
  record: (primary: bigint, replica: bigint, atMs: number) => void;
  /** Null until the replica has replayed a recorded position. */
  lagMs: (nowMs: number) => number | null;
}

const POSITIONS_MAX = 600;

/**
 * Compares positions of the write-ahead log and no clocks, so that an idle primary counts as current, and a
 * replica whose connection to the primary is lost does not.
 */
export function createLagMeter(): LagMeter {
  let waiting: Position[] = [];
  let replayedAtMs: number | null = null;
  return {
    record(primary, replica, atMs) {
      waiting.push({ lsn: primary, atMs });
      const replayed = waiting.findLast(({ lsn }) => lsn <= replica);
      if (replayed) replayedAtMs = replayed.atMs;
      waiting = waiting.filter(({ lsn }) => lsn > replica).slice(0, POSITIONS_MAX);
    },
    lagMs: (nowMs) => (replayedAtMs === null ? null : nowMs - replayedAtMs),
  };
}

export function parseLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
