import pg from 'pg';

export interface PoolKind {
  max: number;
  settings: Readonly<Record<string, string | number>>;
}

const TIMEOUTS = { statement_timeout: 4_500, idle_in_transaction_session_timeout: 10_000 };
/** Waiting requests hold a connection (S40). */
const LOCK_TIMEOUT = { lock_timeout: 2_000 };

/** Plans may be stored while tables are empty, so sequential scans are off (ADRs 0020, 0043, 0057). */
const PLANS_FOR_ANY_SIZE = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_mergejoin: 'off',
  random_page_cost: '1.1',
  jit: 'off',
};

/** Limits each statement to one core of the database (S31). */
const ONE_CORE = { max_parallel_workers_per_gather: 0, jit: 'off' };

export function forRequests(max: number): PoolKind {
  return { max, settings: { ...TIMEOUTS, ...LOCK_TIMEOUT, ...ONE_CORE } };
}

export function forSystemWork(max: number, isOfRequests: boolean): PoolKind {
  return { max, settings: { ...TIMEOUTS, ...(isOfRequests && LOCK_TIMEOUT), ...PLANS_FOR_ANY_SIZE } };
}

export function forReading(max: number): PoolKind {
  return { max, settings: { ...TIMEOUTS, ...ONE_CORE } };
}

export function withStatementLimit(kind: PoolKind, limitMs: number | undefined): PoolKind {
  return limitMs === undefined ? kind : { ...kind, settings: { ...kind.settings, statement_timeout: limitMs } };
}

export function asStartupOptions({ settings }: PoolKind): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Poolers reject startup options, and a setting of a session would reach other clients (ADR 0110). */
export function asTransactionSettings({ settings }: PoolKind): string {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(String(value))}, true)`,
  );
  return `select ${calls.join(', ')}`;
}

/** Sent in one message with `begin`, so that after a failure no later statement sees rows of other owners. */
export function enterRole(ownerId: string): string {
  return `select set_config('role', 'fanfare_tenant', true), set_config('app.uid', ${pg.escapeLiteral(ownerId)}, true)`;
}
