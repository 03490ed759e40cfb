import type { DatabaseSync } from 'node:sqlite';
import { subscribableFields } from '@fanfare/shared/contracts/graph';
import { statement } from '../database/statement.ts';

/** `documented`: as Meta's pages print the answers; `live`: as real traffic was seen (numbers, arrays, no envelope). */
export const responseStyles = ['documented', 'live'] as const;
export type ResponseStyle = (typeof responseStyles)[number];

/** What is delivered strictly one after the other: everything of an account, of a conversation, or nothing. */
export const deliveryOrders = ['account', 'conversation', 'none'] as const;
export type DeliveryOrder = (typeof deliveryOrders)[number];

export const accessLevels = ['advanced', 'standard'] as const;
export type AccessLevel = (typeof accessLevels)[number];

export interface Preferences {
  responseStyle: ResponseStyle;
  deliveryOrder: DeliveryOrder;
  /** Webhook fields switched on for the app; a subscription to any other is dropped without a word. */
  appFields: string[];
  clockOffsetMs: number;
  /** `standard`: only people with a role in the app (`testers`) can be written to and heard. */
  access: AccessLevel;
  /** Usernames of followers with a role in the app. */
  testers: string[];
  /** Whether the app has the Human Agent feature: answers by people for 7 days. */
  hasHumanAgent: boolean;
  /** Whether calls count against Meta's documented limits per second, hour and day. */
  hasRateLimits: boolean;
  /** How often a media container answers IN_PROGRESS before it is FINISHED. */
  containerPolls: number;
  /** Metrics of insights that are refused as if Instagram no longer offered them. */
  retiredMetrics: string[];
  /** Null: ids and dice are random. Otherwise they repeat after every reset. */
  seed: string | null;
  drawsReserved: number;
  /** The callback that passed the handshake: address and a hash of the verify token; empty before. */
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
  /** Back to the defaults, after the table was emptied. */
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
