import type { DatabaseSync } from 'node:sqlite';
import { subscribableFields } from '@fanfare/shared/contracts/graph';
import { statement } from '../database/statement.ts';

/** `documented` follows Meta's documentation, `live` real traffic. */
export const responseStyles = ['documented', 'live'] as const;
export type ResponseStyle = (typeof responseStyles)[number];

/** Scope within which deliveries are sequential. */
export const deliveryOrders = ['account', 'conversation', 'none'] as const;
export type DeliveryOrder = (typeof deliveryOrders)[number];

export const accessLevels = ['advanced', 'standard'] as const;
export type AccessLevel = (typeof accessLevels)[number];

export interface Preferences {
  responseStyle: ResponseStyle;
  deliveryOrder: DeliveryOrder;
  /** Subscriptions to other fields are silently ignored. */
  appFields: string[];
  clockOffsetMs: number;
  /** With `standard`, only `testers` can write and receive. */
  access: AccessLevel;
  testers: string[];
  /** Allows replies for 7 days. */
  hasHumanAgent: boolean;
  hasRateLimits: boolean;
  /** Number of times a container returns IN_PROGRESS. */
  containerPolls: number;
  /** Metrics that Instagram refuses. */
  retiredMetrics: string[];
  /** Null for random ids. */
  seed: string | null;
  drawsReserved: number;
  /** URL and hash of the verify token; empty if not verified. */
  verifiedCallback: string;
}

const defaults: Preferences = {
  responseStyle: 'live',
  deliveryOrder: 'account',
  appFields: [...subscribableFields],
  clockOffsetMs: 0,
  access: 'advanced',
  testers: [],
  hasHumanAgent: true,
  hasRateLimits: true,
  containerPolls: 2,
  retiredMetrics: [],
  seed: null,
  drawsReserved: 0,
  verifiedCallback: '',
};

export interface PreferencesRepository {
  get: () => Readonly<Preferences>;
  update: (changes: Partial<Preferences>) => void;
  /** Call it after the table was emptied. */
  forget: () => void;
}

export function preferencesRepository(database: DatabaseSync): PreferencesRepository {
  const set = statement(
    database,
    "insert into preferences values ('all', :value) on conflict (key) do update set value = excluded.value",
  );
  const stored = statement<{ value: string }>(database, "select value from preferences where key = 'all'").get();
  let current: Preferences = { ...defaults, ...(stored && JSON.parse(stored.value)) };
  return {
    get: () => current,
    update: (changes) => {
      current = { ...current, ...changes };
      set.run({ value: JSON.stringify(current) });
    },
    forget: () => {
      current = defaults;
    },
  };
}
