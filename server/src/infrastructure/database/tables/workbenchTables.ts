import type { FlowResponse, PreparedRequest } from '@fanfare/engine';
import type {
  AuditActor,
  AuditEvent,
  AuditObjectKind,
  AutomationAction,
  AutomationCondition,
  GoalMetric,
  GoalPeriod,
  Schedule,
  TestResult,
  TestSuite,
  TriggerFilter,
} from '@fanfare/shared/contracts';
import type { ColumnType, Generated } from 'kysely';
import type { StoredMessage } from './StoredMessage.ts';

type Time = ColumnType<Date, Date | undefined, Date>;
type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type GivenTime = ColumnType<Date, Date, Date>;
type Json<T> = ColumnType<T, string, string>;

export interface WorkbenchTables {
  automations: {
    id: string;
    owner_id: string;
    flow_id: string;
    version: number | null;
    trigger_type: string;
    keyword: string | null;
    more_keywords: Generated<string[]>;
    trigger_filter: ColumnType<TriggerFilter | null, string | null | undefined, string | null>;
    is_active: boolean;
    published_at: Time;
    name: string | null;
    description: Generated<string>;
    schedule: ColumnType<Schedule | null, string | null | undefined, string | null>;
    conditions: ColumnType<AutomationCondition[], string | undefined, string>;
    actions: ColumnType<AutomationAction[], string | undefined, string>;
    priority: Generated<number>;
    next_run_at: NullableTime;
    last_fired_at: NullableTime;
    last_fired_contacts: number | null;
    author_id: string | null;
    created_at: Time;
    updated_at: Time;
  };
  test_suites: {
    progress: ColumnType<TestResult['results'] | null, string | null | undefined, string | null>;
    progress_at: NullableTime;
    id: string;
    owner_id: string;
    account_id: string;
    sender_id: string;
    sender_username: string;
    tests: Json<TestSuite['tests']>;
    created_at: GivenTime;
  };
  test_cleanups: { id: string; owner_id: string; requested_at: GivenTime };
  test_results: {
    id: string;
    owner_id: string;
    suite_id: string;
    passed: number;
    failed: number;
    results: Json<TestResult['results']>;
    executed_at: GivenTime;
  };
  notification_changes: {
    id: string;
    owner_id: string;
    field: 'is_read' | 'is_archived';
    was: boolean;
    event_ids: string[];
    changed_at: Time;
  };
  event_texts: { event_id: string; owner_id: string; body: string };
  event_text_positions: { owner_id: string; seq: number; wanted_at: Time };
  goals: {
    owner_id: string;
    metric: GoalMetric;
    period: GoalPeriod;
    target: number;
    time_zone: string;
    due_at: GivenTime;
  };
  message_rollups: { owner_id: string; slot: GivenTime; inbound: number; outbound: number };
  rollup_progress: { only_row: Generated<boolean>; counted_until: GivenTime };
  retention_progress: { only_row: Generated<boolean>; pruned_until: GivenTime };
  contact_erasures: {
    id: string;
    owner_id: string;
    account_id: string;
    contact_id: string;
    conversation_id: string | null;
    igsid: string;
    username: string | null;
    requested_at: Time;
    step: Generated<number>;
    position: string | null;
  };
  erased_keys: { key_hash: Buffer; owner_id: string; erased_at: Time };
  flow_requests: {
    run_id: string;
    step_no: number;
    owner_id: string;
    account_id: string;
    lane: string;
    request: ColumnType<PreparedRequest | null, string, null>;
    state: Generated<'ready' | 'active' | 'done'>;
    attempt: Generated<number>;
    run_at: Time;
    claimed_at: NullableTime;
    lease_until: NullableTime;
    response: ColumnType<FlowResponse | null, never, string>;
  };
  idempotency_keys: {
    owner_id: string;
    key_hash: Buffer;
    request_hash: Buffer;
    claim_id: string;
    claimed_at: Time;
    status: number | null;
    body: string | null;
    created_at: Time;
  };
  audit_log: AuditLogTable;
  csp_reports: CspReportsTable;
  flow_accounts: { flow_id: string; account_id: string; owner_id: string };
  flow_approvals: {
    id: string;
    owner_id: string;
    flow_id: string;
    revision: number;
    note: Generated<string>;
    author_id: string;
    requested_at: GivenTime;
    state: Generated<'open' | 'refused' | 'closed'>;
    refused_by: string | null;
    comment: string | null;
  };
  flow_secrets: {
    owner_id: string;
    name: string;
    sealed_value: Buffer;
    key_id: string;
    updated_at: Time;
    last_used_at: Time | null;
  };
  simulation_budgets: { owner_id: string; since: GivenTime; used: number };
  health_checks: {
    owner_id: string;
    name: string;
    status: 'healthy' | 'warning' | 'unhealthy';
    message: string;
    message_message: StoredMessage;
    checked_at: GivenTime;
    changed_at: GivenTime;
    duration_ms: number;
  };
}

export interface AuditLogTable {
  id: string;
  owner_id: string;
  actor_id: string | null;
  actor: AuditActor;
  event: AuditEvent;
  address: string | null;
  device: string | null;
  device_message: StoredMessage;
  params: ColumnType<Record<string, string>, string, never>;
  object_kind: AuditObjectKind | null;
  object_id: string | null;
  object_name: string | null;
  before: string | null;
  after: string | null;
  at: ColumnType<Date, Date | undefined, never>;
}

export interface CspReportsTable {
  day: Date;
  directive: string;
  blocked: string;
  page: string;
  source: string;
  sample: string;
  count: number;
  first_at: GivenTime;
  last_at: GivenTime;
}
