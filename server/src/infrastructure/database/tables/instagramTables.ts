import type { PauseReason } from '@fanfare/shared/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { StoredMessage } from './StoredMessage.ts';

type Time = ColumnType<Date, Date | undefined, Date>;
type GivenTime = ColumnType<Date, Date, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

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
  subscription_removed_at: NullableTime;
  followers_count: number | null;
  follows_count: number | null;
  media_count: number | null;
  wants_webhooks: Generated<boolean>;
  token_tried_at: NullableTime;
  token_refreshed_at: NullableTime;
  token_notice_days: number | null;
  subscriptions_checked_at: NullableTime;
  silence_told_for: NullableTime;
  erase_code: string | null;
  pause_reason: PauseReason | null;
  paused_at: NullableTime;
  taken_over_at: NullableTime;
  token_version: Generated<number>;
  added_at: Time;
  picture_url: string | null;
}

export interface DeliveryChecksTable {
  account_id: string;
  owner_id: string;
  started_at: GivenTime;
  finished_at: NullableTime;
  compared_until: NullableTime;
  threads: Generated<number>;
  posts: Generated<number>;
  missed: Generated<number>;
  error: string | null;
  error_message: StoredMessage;
  progress: ColumnType<unknown, string | null | undefined, string | null>;
  next_slice_at: NullableTime;
  left_out: StoredMessage;
  left_out_at: NullableTime;
}

type Figure = number | null;

export interface InsightDaysTable {
  owner_id: string;
  account_id: string;
  day: ColumnType<Date, string, string>;
  reach: Figure;
  views: Figure;
  accounts_engaged: Figure;
  total_interactions: Figure;
  fetched_at: GivenTime;
}

export interface InsightPostsTable {
  owner_id: string;
  account_id: string;
  media_id: string;
  reach: Figure;
  views: Figure;
  likes: Figure;
  comments: Figure;
  saved: Figure;
  shares: Figure;
  total_interactions: Figure;
  fetched_at: GivenTime;
}

export interface InsightFetchesTable {
  account_id: string;
  owner_id: string;
  claimed_at: GivenTime;
  due_at: GivenTime;
  fetched_at: NullableTime;
  problem: 'no_permission' | 'refused' | 'unavailable' | null;
}

export interface DataDeletionsTable {
  code: string;
  subject_hash: Buffer;
  requested_at: Time;
  completed_at: NullableTime;
}

export interface MessagingRulesTable {
  account_id: string;
  owner_id: string;
  opt_out_words: string[];
  opt_in_words: string[];
  person_pause_minutes: number;
  updated_at: Time;
}

export interface ConversationsTable {
  id: string;
  owner_id: string;
  account_id: string;
  contact_id: string;
  last_inbound_at: NullableTime;
  last_message_at: NullableTime;
  handler: Generated<'bot' | 'human_requested' | 'person'>;
  person_until: NullableTime;
  archived_at: NullableTime;
  handled_at: NullableTime;
  labels: Generated<string[]>;
  assigned_to: Generated<string | null>;
  assignment_due_at: NullableTime;
}

export interface ConversationNotesTable {
  id: string;
  owner_id: string;
  conversation_id: string;
  text: string;
  author_id: string | null;
  created_at: Time;
  mentioned: Generated<string[]>;
}

export interface MessageImagesTable {
  name: string;
  owner_id: string;
  conversation_id: string;
  type: 'jpg' | 'gif';
  image: Buffer;
  created_at: GivenTime;
  sent_at: NullableTime;
}

export interface MediaTable {
  id: string;
  owner_id: string;
  author_id: string | null;
  conversation_id: string | null;
  secret: string | null;
  format: 'jpg' | 'gif' | 'mp4' | 'mov';
  width: number;
  height: number;
  duration_ms: number | null;
  size: number;
  is_complete: boolean;
  is_used: Generated<boolean>;
  kept_until: GivenTime;
  created_at: GivenTime;
  place: Generated<'database' | 'bucket'>;
}

export interface MediaPartsTable {
  media_id: string;
  number: number;
  owner_id: string;
  bytes: Buffer;
}

export interface CannedRepliesTable {
  id: string;
  owner_id: string;
  shortcut: string;
  text: string;
  author_id: string | null;
  updated_at: Time;
}

export interface PostsTable {
  id: string;
  owner_id: string;
  account_id: string;
  media_id: string;
  caption: string | null;
  type: string | null;
  permalink: string | null;
  picture_url: string | null;
  published_at: NullableTime;
}

export interface CommentAnswersTable {
  owner_id: string;
  account_id: string;
  contact_id: string;
  media_id: string;
  flow_id: string;
  comment_id: string;
  answered_at: Time;
}

export interface CommentsTable {
  id: string;
  owner_id: string;
  account_id: string;
  comment_id: string;
  media_id: string;
  parent_id: string | null;
  from_igsid: string | null;
  username: string | null;
  text: string | null;
  is_live: Generated<boolean>;
  is_own: Generated<boolean>;
  is_hidden: Generated<boolean>;
  is_deleted: Generated<boolean>;
  written_at: GivenTime;
  replied_at: NullableTime;
}

export interface PublicationsTable {
  id: string;
  owner_id: string;
  account_id: string;
  kind: 'image' | 'carousel' | 'reel' | 'story';
  caption: string | null;
  media: ColumnType<{ type: 'image' | 'video'; url: string; altText?: string | undefined }[], string, string>;
  options: ColumnType<
    { coverUrl?: string | undefined; shareToFeed?: boolean | undefined; isAiGenerated?: boolean | undefined },
    string,
    string
  >;
  state: 'scheduled' | 'preparing' | 'processing' | 'publishing' | 'published' | 'failed' | 'cancelled' | 'waiting' | 'refused';
  revision: Generated<number>;
  requested_at: NullableTime;
  decided_by: string | null;
  approval_comment: string | null;
  scheduled_at: GivenTime;
  run_at: GivenTime;
  lease_until: NullableTime;
  part_containers: Generated<string[]>;
  container_id: string | null;
  container_at: NullableTime;
  containers_made: Generated<number>;
  tries: Generated<number>;
  media_id: string | null;
  error: string | null;
  error_message: StoredMessage;
  author_id: string | null;
  created_at: Time;
  published_at: NullableTime;
}
