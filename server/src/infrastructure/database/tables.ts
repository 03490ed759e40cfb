import type { FlowEdge, FlowNode } from '@fanfare/shared/contracts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Time = ColumnType<Date, Date | undefined, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** Arrays and objects go in as JSON text: the driver would write an array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;
type Position = Generated<number>;

/** Every table as the migrations leave it. */
export interface Tables {
  users: { id: string; username: string; email: string; password_hash: string; avatar: string | null; created_at: Time };
  login_names: { name_key: string; owner_id: string };
  auth_sessions: {
    id: string;
    owner_id: string;
    token_hash: Buffer;
    created_at: Time;
    last_seen_at: Time;
    expires_at: ColumnType<Date, Date, Date>;
  };
  instagram_accounts: InstagramAccountsTable;
  oauth_states: {
    state_hash: Buffer;
    owner_id: string;
    session_id: string;
    browser_hash: Buffer;
    expires_at: ColumnType<Date, Date, Date>;
  };
  bot_flows: BotFlowsTable;
  bot_flow_versions: {
    flow_id: string;
    version: number;
    owner_id: string;
    nodes: Json<FlowNode[]>;
    edges: Json<FlowEdge[]>;
    published_at: Time;
  };
  automations: {
    id: string;
    owner_id: string;
    flow_id: string;
    version: number;
    trigger_type: string;
    keyword: string | null;
    is_active: boolean;
    published_at: Time;
  };
  contacts: ContactsTable;
  conversations: {
    id: string;
    owner_id: string;
    account_id: string;
    contact_id: string;
    last_inbound_at: NullableTime;
    last_message_at: NullableTime;
  };
  messages: {
    id: string;
    owner_id: string;
    account_id: string;
    conversation_id: string;
    mid: string;
    direction: 'in' | 'out';
    text: string | null;
    sent_at: ColumnType<Date, Date, Date>;
    is_deleted: Generated<boolean>;
  };
  feed_positions: { owner_id: string; seq: number };
  events: EventsTable;
  inbox: InboxTable;
  runs: RunsTable;
  run_steps: {
    run_id: string;
    line_no: number;
    owner_id: string;
    step_no: number;
    node_id: string;
    node_type: string;
    result: string;
    detail: string;
    at: Time;
  };
  timers: { run_id: string; owner_id: string; due_at: ColumnType<Date, Date, Date> };
  outbox: OutboxTable;
  dead_letters: { body_hash: Buffer; body: Buffer; reason: string; deliveries: Generated<number>; first_at: Time };
  intake_drops: { day: string; reason: string; updates: number };
  webhook_tests: { id: Position; body: Json<unknown>; received_at: Time };
}

export interface InstagramAccountsTable {
  id: string;
  owner_id: string;
  ig_id: string;
  app_scoped_id: string;
  username: string;
  name: string | null;
  account_type: string | null;
  state: 'active' | 'expired' | 'inactive';
  sealed_token: Buffer | null;
  token_key_id: string | null;
  token_expires_at: NullableTime;
  scopes: string[];
  subscribed_fields: string[];
  connected_at: Time;
  synced_at: Time;
}

export interface BotFlowsTable {
  id: string;
  owner_id: string;
  name: string;
  nodes: Json<FlowNode[]>;
  edges: Json<FlowEdge[]>;
  revision: number;
  published_version: number | null;
  published_revision: number | null;
  created_at: Time;
  updated_at: Time;
}

export interface ContactsTable {
  id: string;
  owner_id: string;
  account_id: string;
  igsid: string;
  username: string | null;
  name: string | null;
  profile_checked_at: NullableTime;
  tags: Generated<string[]>;
  variables: ColumnType<Record<string, string>, string | undefined, string>;
  created_at: Time;
}

export interface EventsTable {
  id: string;
  owner_id: string;
  account_id: string | null;
  contact_id: string | null;
  event_key: string;
  event_type: string;
  seq: number;
  first_seq: number;
  happened_at: ColumnType<Date, Date, Date>;
  received_at: ColumnType<Date, Date, Date>;
  sender_id: string | null;
  sender_username: string | null;
  text: string | null;
  payload: Json<unknown>;
  is_read: Generated<boolean>;
  processed_status: string;
  processing_error: string | null;
  flow_response: string | null;
  outcome: string | null;
  attempts: Generated<number>;
}

export interface InboxTable {
  id: Position;
  owner_id: string;
  account_id: string;
  dedupe_key: string;
  lane: string;
  kind: string;
  body: JSONColumnType<Record<string, unknown>>;
  meta_ts: ColumnType<Date, Date, Date>;
  received_at: Time;
  state: Generated<'ready' | 'active' | 'done' | 'failed'>;
  run_at: Time;
  attempt: Generated<number>;
  lease_until: NullableTime;
  fence: Generated<number>;
}

export interface RunsTable {
  id: string;
  owner_id: string;
  account_id: string;
  contact_id: string;
  flow_id: string;
  version: number;
  inbox_id: number;
  trigger_key: string;
  status: 'running' | 'waiting' | 'finished' | 'failed' | 'paused';
  memory: Json<unknown>;
  error: string | null;
  started_at: Time;
  ended_at: NullableTime;
}

export interface OutboxTable {
  id: string;
  ord: Position;
  owner_id: string;
  account_id: string;
  conversation_id: string;
  run_id: string;
  lane: string;
  recipient_igsid: string;
  text: string;
  state: Generated<'intent' | 'sending' | 'sent' | 'failed' | 'unconfirmed' | 'parked'>;
  attempt: Generated<number>;
  run_at: Time;
  sending_at: NullableTime;
  uncertain_at: NullableTime;
  message_id: string | null;
  error: string | null;
  created_at: Time;
}
