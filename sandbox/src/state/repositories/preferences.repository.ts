import type { DatabaseSync } from 'node:sqlite';
import { subscribableFields } from '@fanfare/shared/contracts/graph';
import { statement } from '../statement.ts';

/** `documented`: as Meta's pages print the answers; `live`: as real traffic was seen (numbers, arrays, no envelope). */
export const responseStyles = ['documented', 'live'] as const;
export type ResponseStyle = (typeof responseStyles)[number];

/** What is delivered strictly one after the other: everything of an account, of a conversation, or nothing. */
export const deliveryOrders = ['account', 'conversation', 'none'] as const;
export type DeliveryOrder = (typeof deliveryOrders)[number];

export interface Preferences {
  responseStyle: ResponseStyle;
  deliveryOrder: DeliveryOrder;
  /** Webhook fields switched on for the app; a subscription to any other is dropped without a word. */
  appFields: string[];
  clockOffsetMs: number;
  /** The callback that passed the handshake: address and a hash of the verify token; empty before. */
  verifiedCallback: string;
}

const defaults: Preferences = {
  responseStyle: 'live',
  deliveryOrder: 'account',
  appFields: [...subscribableFields],
  clockOffsetMs: 0,
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
