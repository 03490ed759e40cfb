import type {
  Consideration,
  EventOrigin,
  FlowEdge,
  FlowNode,
  NotificationSettings,
  OutgoingMessage,
  Role,
  RunStory,
} from '@fanfare/shared/contracts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  CannedRepliesTable,
  CommentAnswersTable,
  CommentsTable,
  ConversationNotesTable,
  ConversationsTable,
  DataDeletionsTable,
  DeliveryChecksTable,
  InsightDaysTable,
  InsightFetchesTable,
  InsightPostsTable,
  InstagramAccountsTable,
  MediaPartsTable,
  MediaTable,
  MessageImagesTable,
  MessagingRulesTable,
  PostsTable,
  PublicationsTable,
} from './instagramTables.ts';
import type { StoredMessage } from './StoredMessage.ts';
import type { WorkbenchTables } from './workbenchTables.ts';

type Time = ColumnType<Date, Date | undefined, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T> = ColumnType<T, string, string>;
type Position = Generated<number>;

export interface Tables extends WorkbenchTables {
  users: {
    id: string;
    username: string;
    email: string;
    password_hash: string;
    avatar: string | null;
    full_name: Generated<string>;
    bio: Generated<string>;
    language: Generated<string>;
    other_language: Generated<string | null>;
    created_at: Time;
    email_verified_at: NullableTime;
    sample_since: NullableTime;
  };
  login_names: { name_key: string; owner_id: string };
  oidc_identities: { issuer: string; subject: string; owner_id: string; created_at: Time };
  auth_sessions: {
    id: string;
    owner_id: string;
    token_hash: Buffer;
    device: Generated<string>;
    device_message: StoredMessage;
    created_at: Time;
    last_seen_at: Time;
    verified_at: Time;
    expires_at: ColumnType<Date, Date, Date>;
  };
  attempts: { key_hash: Buffer; tries: number; since: ColumnType<Date, Date, Date>; blocked_until: NullableTime };
  used_invitations: { invitation_hash: Buffer; expires_at: ColumnType<Date, Date, Date> };
  known_devices: { owner_id: string; device_hash: Buffer; created_at: Time; last_seen_at: Time };
  known_addresses: { owner_id: string; address_hash: Buffer; last_seen_at: Time };
  login_challenges: { challenge_hash: Buffer; owner_id: string; expires_at: ColumnType<Date, Date, Date> };
  account_links: { token_hash: Buffer; owner_id: string; purpose: LinkPurpose; expires_at: ColumnType<Date, Date, Date> };
  two_factor: {
    owner_id: string;
    sealed_seed: Buffer;
    seed_key_id: string;
    confirmed_at: NullableTime;
    last_step: Generated<number>;
  };
  backup_codes: { owner_id: string; code_hash: Buffer };
  pending_emails: { owner_id: string; email: string; requested_at: Time };
  avatars: { owner_id: string; name: string; image: Buffer };
  notification_settings: { owner_id: string; settings: Json<NotificationSettings> };
  workspaces: { id: string; name: string; created_at: Time };
  workspace_settings: { owner_id: string; needs_approval: Generated<boolean>; assigns_conversations: Generated<boolean> };
  workspace_authors: { owner_id: string; user_id: string; username: string };
  memberships: {
    owner_id: string;
    user_id: string;
    role: Role;
    joined_at: Time;
    is_available: Generated<boolean>;
    last_assigned_at: NullableTime;
  };
  workspace_invitations: {
    id: string;
    owner_id: string;
    email: string;
    email_key: string;
    role: Role;
    link_version: Generated<number>;
    is_undelivered: Generated<boolean>;
    invited_by: string | null;
    sent_at: Time;
    expires_at: ColumnType<Date, Date, Date>;
  };
  deleted_accounts: { id: string; deleted_at: Time; erased_at: NullableTime };
  instagram_accounts: InstagramAccountsTable;
  messaging_rules: MessagingRulesTable;
  oauth_states: {
    state_hash: Buffer;
    owner_id: string;
    session_id: string;
    browser_hash: Buffer;
    adds_account: Generated<boolean>;
    account_id: string | null;
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
    note: Generated<string>;
    note_message: StoredMessage;
    revision: number | null;
    author_id: string | null;
  };
  contacts: ContactsTable;
  conversations: ConversationsTable;
  conversation_notes: ConversationNotesTable;
  message_pictures: MessageImagesTable;
  media: MediaTable;
  media_parts: MediaPartsTable;
  canned_replies: CannedRepliesTable;
  posts: PostsTable;
  insight_days: InsightDaysTable;
  insight_posts: InsightPostsTable;
  insight_fetches: InsightFetchesTable;
  comments: CommentsTable;
  comment_answers: CommentAnswersTable;
  publications: PublicationsTable;
  data_deletions: DataDeletionsTable;
  delivery_checks: DeliveryChecksTable;
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
    attachments: ColumnType<MessageAttachment[] | null, string | null | undefined, string | null>;
    reply_to_mid: string | null;
  };
  feed_positions: { owner_id: string; seq: number };
  events: EventsTable;
  inbox: InboxTable;
  runs: RunsTable;
  timers: { run_id: string; owner_id: string; due_at: ColumnType<Date, Date, Date> };
  outbox: OutboxTable;
  dead_letters: {
    body_hash: Buffer;
    body: Buffer;
    reason: string;
    deliveries: Generated<number>;
    first_at: Time;
    ig_ids: Generated<string[]>;
  };
  dead_letter_owners: { body_hash: Buffer; account_id: string; owner_id: string };
  waiting_deliveries: { id: Generated<number>; ig_ids: string[]; body: Buffer; received_at: Time; is_held: Generated<boolean> };
  event_delays: { account_id: string; owner_id: string; began_at: Time };
  intake_drops: { day: string; reason: string; updates: number; last_at: NullableTime };
  journal_positions: {
    stream: string;
    shard: number;
    position: Generated<number>;
    fence: Generated<number>;
    recorded_at: NullableTime;
  };
  journal_uses: { name: string; since: Time };
  worker_beats: { only_row: Generated<boolean>; at: ColumnType<Date, Date, Date> };
  release_boots: { remote: string; build: string; hour: ColumnType<Date, Date, Date>; measure: string; count: number };
  release_witnesses: {
    remote: string;
    salt: string;
    build: string;
    witness: Buffer;
    has_asked: boolean;
    has_failed: boolean;
    has_drawn: boolean;
    has_crashed: boolean;
    time_bucket: number | null;
  };
  staff: { user_id: string; since: Time };
  audited_releases: { only_row: Generated<boolean>; seq: ColumnType<string | null, number | null, number> };
  webhook_tests: { id: Position; body: Json<unknown>; received_at: Time };
}

export type SendKind =
  | 'text'
  | 'image'
  | 'audio'
  | 'video'
  | 'file'
  | 'template'
  | 'reaction'
  | 'typing'
  | 'seen'
  | 'comment_reply'
  | 'comment_hide';

export interface MessageAttachment {
  type: string;
  url: string | null;
  title: string | null;
}

export type LinkPurpose = 'password_reset' | 'email_confirmation' | 'two_factor_setup';

export interface BotFlowsTable {
  id: string;
  owner_id: string;
  name: string;
  nodes: Json<FlowNode[]>;
  edges: Json<FlowEdge[]>;
  revision: number;
  published_version: number | null;
  published_revision: number | null;
  kind: Generated<'drawn' | 'inline'>;
  has_chosen_accounts: Generated<boolean>;
  deleted_at: NullableTime;
  created_at: Time;
  updated_at: Time;
}

export type VariableSource = ({ flow: string } | { user: string }) & { at: string };

export interface ContactsTable {
  id: string;
  owner_id: string;
  account_id: string;
  igsid: string;
  username: string | null;
  name: string | null;
  profile_checked_at: NullableTime;
  avatar_url: string | null;
  opted_out_at: NullableTime;
  tags: Generated<string[]>;
  variables: ColumnType<Record<string, string>, string | undefined, string>;
  variable_sources: ColumnType<Record<string, VariableSource>, string | undefined, string>;
  created_at: Time;
  is_simulated: GeneratedAlways<boolean>;
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
  text_message: StoredMessage;
  payload: Json<unknown>;
  is_read: Generated<boolean>;
  processed_status: string;
  processing_error: string | null;
  processing_error_message: StoredMessage;
  flow_response: string | null;
  outcome: string | null;
  attempts: Generated<number>;
  is_archived: Generated<boolean>;
  is_simulated: GeneratedAlways<boolean>;
  considered: ColumnType<Consideration[] | null, string | null | undefined, string | null>;
  origin: Generated<EventOrigin>;
  replay_of: string | null;
  run_id: string | null;
  user_id: string | null;
  author_id: string | null;
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
  interruptions: Generated<number>;
  fence: Generated<number>;
  is_simulated: GeneratedAlways<boolean>;
  origin: Generated<EventOrigin>;
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
  trace: Json<unknown>;
  error: string | null;
  error_message: StoredMessage;
  started_at: Time;
  ended_at: NullableTime;
  is_simulated: GeneratedAlways<boolean>;
}

export interface OutboxTable {
  id: string;
  ord: Position;
  owner_id: string;
  account_id: string;
  conversation_id: string;
  run_id: string | null;
  lane: string;
  recipient_igsid: string;
  text: string;
  kind: Generated<SendKind>;
  message: ColumnType<OutgoingMessage | null, string | null | undefined, string | null>;
  state: Generated<'intent' | 'sending' | 'sent' | 'failed' | 'unconfirmed' | 'parked' | 'cancelled'>;
  attempt: Generated<number>;
  run_at: Time;
  sending_at: NullableTime;
  uncertain_at: NullableTime;
  check_at: NullableTime;
  absent_since: NullableTime;
  message_id: string | null;
  error: string | null;
  error_message: StoredMessage;
  created_at: Time;
  is_simulated: GeneratedAlways<boolean>;
  author: Generated<'flow' | 'automation' | 'person'>;
  author_id: string | null;
  is_human_agent: Generated<boolean>;
  window_age_seconds: number | null;
  withdrawn: string | null;
  withdrawn_message: StoredMessage;
  comment_id: string | null;
  comment_at: NullableTime;
  reply_to_mid: string | null;
  calls: ColumnType<RunStory['messages'][number]['calls'], never, string>;
}
