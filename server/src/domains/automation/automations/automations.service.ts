import { isDeepStrictEqual } from 'node:util';
import { AUTOMATIONS_MAX, type AutomationActivity, FLOW_NAME_MAX_LENGTH, message } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { lockOwner } from '../../../infrastructure/database/queries/lockOwner.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { type Requester, requireDirectPublishing } from '../flow-approvals/index.ts';
import { changePublishedStart, lockFlow, setAccountsOfFlow, storeChoice } from '../flows/index.ts';
import { listActivity } from './automationActivity.readModel.ts';
import {
  type AutomationEdit,
  type AutomationRequest,
  editedFacts,
  factsOf,
  reasonForApproval,
  requestedFacts,
  startOf,
  withKeywords,
} from './automationFacts.ts';
import { accountIdsOf } from './automations.presenter.ts';
import {
  type AutomationFacts,
  type AutomationRow,
  countAutomations,
  createCompiledFlow,
  deleteAutomation,
  findAutomation,
  insertAutomation,
  listAutomations,
  lockAutomation,
  renameCompiledFlow,
  setOrder,
  setVersion,
  updateAutomation,
} from './automations.repository.ts';
import { compileVersion, followFlow } from './compileVersion.ts';
import { describeChange } from './describeChange.ts';
import { type ProbeRequest, probedEvent } from './matching/probedEvent.ts';
import { prepareSimulation, type SimulationResult } from './simulateAutomations.ts';

export interface AutomationsService {
  list: (ownerId: string) => Promise<AutomationRow[]>;
  activity: (ownerId: string, accountId: string | null) => Promise<AutomationActivity[]>;
  create: (requester: Requester, request: AutomationRequest) => Promise<AutomationRow>;
  edit: (requester: Requester, id: string, edit: AutomationEdit) => Promise<AutomationRow>;
  toggle: (requester: Requester, id: string, isActive: boolean | undefined) => Promise<AutomationRow>;
  addKeywords: (requester: Requester, id: string, keywords: readonly string[]) => Promise<AutomationRow>;
  duplicate: (ownerId: string, id: string) => Promise<AutomationRow>;
  remove: (ownerId: string, id: string) => Promise<void>;
  /** All others follow in their current order. */
  order: (ownerId: string, ids: readonly string[]) => Promise<AutomationRow[]>;
  probe: (ownerId: string, accountId: string | null, request: ProbeRequest) => Promise<SimulationResult>;
}

const COPY_SUFFIX = ' (copy)';

export function createAutomationsService({ database, clock }: { database: Database; clock: Clock }): AutomationsService {
  async function insert(queries: Queries, ownerId: string, facts: AutomationFacts): Promise<AutomationRow> {
    await lockOwner(queries, ownerId);
    if ((await countAutomations(queries, ownerId)) >= AUTOMATIONS_MAX)
      throw new AppError('too_many_automations', { quota: 'automations' });
    const flowId = await createCompiledFlow(queries, ownerId, facts.name ?? '');
    const version = await compileVersion(queries, ownerId, flowId, facts);
    if (facts.accountIds !== null) await setAccountsOfFlow(queries, ownerId, flowId, facts.accountIds);
    const now = new Date(clock.nowMs());
    const id = await insertAutomation(queries, ownerId, { facts, flowId, version, now });
    await storeChoice(queries, ownerId, flowId, startOf(facts), now);
    const row = await find(queries, ownerId, id);
    await recordAudit(queries, { ownerId, event: 'automation_created', object: objectOf(row) });
    return row;
  }

  function change(requester: Requester, id: string, decide: (row: AutomationRow) => AutomationFacts): Promise<AutomationRow> {
    requireUuid(id);
    const ownerId = requester.workspaceId;
    return database.asOwner(ownerId, async (queries) => {
      await lockOwner(queries, ownerId);
      const { flow_id: flowId, flow_kind } = await find(queries, ownerId, id);
      if (flow_kind === 'drawn') await lockFlow(queries, ownerId, flowId);
      if (!(await lockAutomation(queries, ownerId, id))) throw new AppError('not_found');
      const row = await find(queries, ownerId, id);
      const facts = decide(row);
      const reason = reasonForApproval(row, facts);
      if (reason) await requireDirectPublishing(queries, requester, reason);
      const now = new Date(clock.nowMs());
      await updateAutomation(queries, ownerId, row, facts, now);
      if (!isDeepStrictEqual(facts.accountIds, accountIdsOf(row))) {
        await setAccountsOfFlow(queries, ownerId, flowId, facts.accountIds);
      }
      if (row.flow_kind === 'inline') {
        if (facts.name !== null) await renameCompiledFlow(queries, ownerId, row.flow_id, facts.name);
        // Triggers allow different actions: a comment gets one private reply.
        if (facts.trigger !== row.trigger_type || JSON.stringify(facts.actions) !== JSON.stringify(row.actions)) {
          await setVersion(queries, ownerId, id, await compileVersion(queries, ownerId, row.flow_id, facts));
        }
      } else if (await changePublishedStart(queries, ownerId, flowId, startOf(facts), now)) {
        await followFlow(queries, ownerId, flowId);
      }
      await storeChoice(queries, ownerId, flowId, startOf(facts), now);
      const changed = await find(queries, ownerId, id);
      await recordAudit(queries, { ownerId, object: objectOf(changed), ...describeChange(row, changed) });
      return changed;
    });
  }

  return {
    list: (ownerId) => database.asOwner(ownerId, (queries) => listAutomations(queries, ownerId)),
    activity: (ownerId, accountId) => database.asOwner(ownerId, (queries) => listActivity(queries, ownerId, accountId)),

    create: (requester, request) => {
      const ownerId = requester.workspaceId;
      const facts = requestedFacts(request, clock.nowMs());
      return database.asOwner(ownerId, async (queries) => {
        if (facts.isActive) await requireDirectPublishing(queries, requester, message('requests.turned-on-by-admins'));
        return insert(queries, ownerId, facts);
      });
    },

    edit: (requester, id, edit) => change(requester, id, (row) => editedFacts(row, edit, clock.nowMs())),

    toggle: (requester, id, isActive) =>
      change(requester, id, (row) => editedFacts(row, { isActive: isActive ?? !row.is_active }, clock.nowMs())),

    addKeywords: (requester, id, keywords) => change(requester, id, (row) => withKeywords(row, keywords)),

    duplicate(ownerId, id) {
      requireUuid(id);
      return database.asOwner(ownerId, async (queries) => {
        const original = await find(queries, ownerId, id);
        const name = `${original.name.slice(0, FLOW_NAME_MAX_LENGTH - COPY_SUFFIX.length)}${COPY_SUFFIX}`;
        return insert(queries, ownerId, { ...factsOf(original), name, isActive: false, nextRunAt: null });
      });
    },

    async remove(ownerId, id) {
      requireUuid(id);
      await database.asOwner(ownerId, async (queries) => {
        const row = await find(queries, ownerId, id);
        await deleteAutomation(queries, ownerId, row);
        await recordAudit(queries, { ownerId, event: 'automation_deleted', object: objectOf(row) });
      });
    },

    order: (ownerId, ids) =>
      database.asOwner(ownerId, async (queries) => {
        await lockOwner(queries, ownerId);
        const rows = await listAutomations(queries, ownerId);
        const present = rows.map((row) => row.id);
        const wanted = [...new Set(ids)];
        if (wanted.some((id) => !present.includes(id))) throw new AppError('not_found');
        await setOrder(queries, ownerId, [...wanted, ...present.filter((id) => !wanted.includes(id))]);
        const ordered = await listAutomations(queries, ownerId);
        const [before, after] = [namesOf(rows), namesOf(ordered)];
        await recordAudit(queries, { ownerId, event: 'automation_changed', before, after });
        return ordered;
      }),

    probe(ownerId, accountId, request) {
      const { tags = [], variables = {}, at } = request;
      const nowMs = at === undefined ? clock.nowMs() : Date.parse(at);
      if (Number.isNaN(nowMs)) throw new AppError('validation_failed', { text: message('requests.at-not-time') });
      const contact = { tags, variables };
      return database.asOwner(ownerId, async (queries) => {
        const simulate = await prepareSimulation(queries, ownerId);
        return simulate({ triggerEvent: probedEvent(request), contact, nowMs, accountId });
      });
    },
  };
}

function objectOf({ id, name }: AutomationRow) {
  return { kind: 'automation', id, name } as const;
}

function namesOf(rows: readonly AutomationRow[]): string {
  return rows.map(({ name }) => name).join(', ');
}

async function find(queries: Queries, ownerId: string, id: string): Promise<AutomationRow> {
  const row = await findAutomation(queries, ownerId, id);
  if (!row) throw new AppError('not_found');
  return row;
}

function requireUuid(id: string): void {
  if (!isUuid(id)) throw new AppError('not_found');
}
