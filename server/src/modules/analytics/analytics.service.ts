import type { ResponseOf } from '@fanfare/shared/contracts';
import { isUuid } from '../../infrastructure/crypto/newId.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import { AppError } from '../../infrastructure/http/AppError.ts';
import { listConversationIds, recountAll } from './conversationRollups.repository.ts';
import { readInboundTexts } from './conversations.readModel.ts';
import { describeNodes, findFlowName, listFunnels, readEdges, readNodes } from './funnels.readModel.ts';
import { findKeywords } from './keywords/findKeywords.ts';
import { recount } from './messageRollups.repository.ts';
import { insightsOf, metricsOf, totalsOf } from './overview.ts';
import { readFigures } from './readFigures.ts';
import { type Range, type Span, spanBefore } from './readRange.ts';

export type Overview = ResponseOf<'GET /api/analytics/overview'>['data'];
type Funnels = ResponseOf<'GET /api/analytics/flows'>['data'];
type FlowFigures = ResponseOf<'GET /api/analytics/flows/{id}'>['data'];

export interface AnalyticsService {
  overview: (ownerId: string, range: Range) => Promise<Overview>;
  funnels: (ownerId: string, range: Range) => Promise<Omit<Funnels, 'range'>>;
  flow: (ownerId: string, flowId: string, range: Range, version: number | null) => Promise<Omit<FlowFigures, 'range'>>;
  recompute: (ownerId: string) => Promise<number>;
}

/** A step that no version which ran here draws any more. */
const unknownNode = { label: '', text: '', isEnd: false };
const noRuns = { started: 0, answered: 0, finished: 0, waiting: 0, failed: 0, paused: 0 };

export function createAnalyticsService({ database }: { database: Database }): AnalyticsService {
  return {
    overview: (ownerId, range) =>
      database.asOwner(ownerId, async (queries) => {
        const past = spanBefore(range);
        const figures = await readFigures(queries, ownerId, range);
        const before = await readFigures(queries, ownerId, { ...past, timeZone: range.timeZone });
        const topKeywords = findKeywords(await readInboundTexts(queries, ownerId, range));
        const totals = totalsOf(figures);
        const totalsBefore = totalsOf(before);
        return {
          range: presentRange(range),
          totals,
          previous: { from: past.from.toISOString(), to: past.to.toISOString(), totals: totalsBefore },
          messageTrends: figures.days.map((day) => ({ ...day, messages: day.inbound + day.outbound })),
          topKeywords,
          conversationMetrics: metricsOf(figures, before),
          insights: insightsOf(totals, totalsBefore, figures.days, topKeywords),
        };
      }),

    funnels: (ownerId, range) =>
      database.asOwner(ownerId, async (queries) => {
        const past = spanBefore(range);
        const before = await listFunnels(queries, ownerId, past);
        return {
          flows: await listFunnels(queries, ownerId, range),
          previous: { from: past.from.toISOString(), to: past.to.toISOString(), flows: before },
        };
      }),

    flow: (ownerId, flowId, range, version) =>
      database.asOwner(ownerId, async (queries) => {
        const name = isUuid(flowId) ? await findFlowName(queries, ownerId, flowId) : null;
        if (name === null) throw new AppError('flow_not_found');
        const funnelIn = async (span: Span) =>
          (await listFunnels(queries, ownerId, span)).find((one) => one.flowId === flowId) ?? { flowId, name, ...noRuns };
        const past = spanBefore(range);
        const described = await describeNodes(queries, ownerId, { ...range, flowId, version });
        const nodes = await readNodes(queries, ownerId, { ...range, flowId, version });
        return {
          funnel: await funnelIn(range),
          nodes: nodes.map((node) => ({ ...node, ...(described.get(node.nodeId) ?? unknownNode) })),
          edges: await readEdges(queries, ownerId, { ...range, flowId, version }),
          previous: {
            from: past.from.toISOString(),
            to: past.to.toISOString(),
            funnel: await funnelIn(past),
            nodes: await readNodes(queries, ownerId, { ...past, flowId, version }),
          },
        };
      }),

    async recompute(ownerId) {
      const ids = await database.asOwner(ownerId, (queries) => listConversationIds(queries, ownerId));
      await recountAll(ids, (work) => database.asOwner(ownerId, work));
      return recount(ownerId, (work) => database.asOwner(ownerId, work));
    },
  };
}

export function presentRange({ from, to, timeZone, period }: Range): Overview['range'] {
  return { from: from.toISOString(), to: to.toISOString(), timeZone, period };
}
