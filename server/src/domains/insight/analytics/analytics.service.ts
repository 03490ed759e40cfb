import { type PostInsights, type ResponseOf, renderEnglish } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { countStaleDays } from './days/countStaleDays.ts';
import { listPostInsights, readFetchState } from './engagement/engagement.readModel.ts';
import { readAnsweredDays } from './figures/answeredDays.readModel.ts';
import { type DayRow, hasAnyMessage, readDays, readInboundTexts } from './figures/conversations.readModel.ts';
import { type HourRow, readHours } from './figures/hours.readModel.ts';
import { readFigures } from './figures/readFigures.ts';
import { describeNodes, findFlowKind, listFunnels, readEdges, readNodes } from './flows/flowFigures.readModel.ts';
import { recountFlows } from './flows/flowRollups.repository.ts';
import type { InTransaction } from './InTransaction.ts';
import { findKeywords } from './keywords/findKeywords.ts';
import { insightsOf, metricsOf, totalsOf } from './overview.ts';
import { daysBefore, type Range, type Span, spanBefore } from './readRange.ts';
import { recountConversations } from './rollups/conversationRollups.repository.ts';
import { getCountedUntil, recount } from './rollups/messageRollups.repository.ts';

export type Overview = ResponseOf<'GET /api/analytics/overview'>['data'];
type Funnels = ResponseOf<'GET /api/analytics/flows'>['data'];
type ResponseTimes = ResponseOf<'GET /api/analytics/response-times'>['data'];
type FlowFigures = ResponseOf<'GET /api/analytics/flows/{id}'>['data'];

export interface AnalyticsService {
  overview: (ownerId: string, range: Range) => Promise<Overview>;
  responseTimes: (ownerId: string, range: Range) => Promise<Omit<ResponseTimes, 'range'>>;
  hours: (ownerId: string, range: Range) => Promise<HourRow[]>;
  posts: (ownerId: string, accountId: string | null, range: Range) => Promise<PostInsights[]>;
  funnels: (ownerId: string, range: Range) => Promise<Omit<Funnels, 'range'>>;
  flow: (ownerId: string, flowId: string, range: Range, version: number | null) => Promise<Omit<FlowFigures, 'range'>>;
  recompute: (ownerId: string) => Promise<number>;
}

const LAG_SHOWN_SECONDS = 5;
const unknownNode = { label: '', text: '', isEnd: false };
const noRuns = { started: 0, answered: 0, finished: 0, waiting: 0, failed: 0, paused: 0 };

export function createAnalyticsService({ database, clock }: { database: Database; clock: Clock }): AnalyticsService {
  return {
    async overview(ownerId, range) {
      const past = spanBefore(range);
      const { timeZone } = range;
      const [{ figures, texts, fetched, hasMessages }, { before, daysOfBefore }] = await Promise.all([
        database.reader.asOwner(ownerId, async (queries) => ({
          // Read before the figures, which then include this fetch.
          fetched: await readFetchState(queries, ownerId),
          figures: await readFigures(queries, ownerId, range),
          texts: await readInboundTexts(queries, ownerId, range),
          hasMessages: await hasAnyMessage(queries, ownerId),
        })),
        database.reader.asOwner(ownerId, async (queries) => ({
          before: await readFigures(queries, ownerId, { ...past, timeZone }),
          daysOfBefore: await readDays(queries, ownerId, { ...daysBefore(range), timeZone }, await getCountedUntil(queries)),
        })),
      ]);
      const lagSeconds = database.reader.lagSeconds();
      const topKeywords = findKeywords(texts);
      const totals = totalsOf(figures);
      const totalsBefore = totalsOf(before);
      const insights = insightsOf(totals, totalsBefore, figures.days, topKeywords);
      return {
        range: presentRange(range),
        totals,
        previous: {
          from: past.from.toISOString(),
          to: past.to.toISOString(),
          totals: totalsBefore,
          messageTrends: daysOfBefore.map(presentDay),
        },
        messageTrends: figures.days.map(presentDay),
        topKeywords,
        conversationMetrics: metricsOf(figures, before),
        insights: insights.map(renderEnglish),
        insightMessages: insights,
        engagement: { ...figures.engagement, ...fetched, gap: totals.engagementRate === null ? fetched.gap : null },
        hasMessages,
        ...(lagSeconds >= LAG_SHOWN_SECONDS && { lagSeconds }),
      };
    },

    responseTimes: (ownerId, range) =>
      database.reader.asOwner(ownerId, async (queries) => {
        const countedUntil = await getCountedUntil(queries);
        const { from, to } = daysBefore(range);
        const before = { from, to, timeZone: range.timeZone };
        return {
          days: await readAnsweredDays(queries, ownerId, range, countedUntil),
          previous: {
            from: from.toISOString(),
            to: to.toISOString(),
            days: await readAnsweredDays(queries, ownerId, before, countedUntil),
          },
        };
      }),

    hours: (ownerId, range) =>
      database.reader.asOwner(ownerId, async (queries) => readHours(queries, ownerId, range, await getCountedUntil(queries))),

    posts: (ownerId, accountId, range) =>
      database.reader.asOwner(ownerId, (queries) => listPostInsights(queries, ownerId, accountId, range)),

    funnels: (ownerId, range) =>
      database.reader.asOwner(ownerId, async (queries) => {
        const countedUntil = await getCountedUntil(queries);
        const past = spanBefore(range);
        return {
          flows: await listFunnels(queries, { ownerId, countedUntil, span: range }),
          previous: {
            from: past.from.toISOString(),
            to: past.to.toISOString(),
            flows: await listFunnels(queries, { ownerId, countedUntil, span: past }),
          },
        };
      }),

    flow: (ownerId, flowId, range, version) =>
      database.reader.asOwner(ownerId, async (queries) => {
        const kind = isUuid(flowId) ? await findFlowKind(queries, ownerId, flowId) : null;
        if (kind === null) throw new AppError('flow_not_found');
        const flow = { ownerId, flowId, countedUntil: await getCountedUntil(queries) };
        const past = spanBefore(range);
        const now = { ...flow, version, span: range };
        const before = { ...flow, version, span: past };
        const funnelIn = async (span: Span) => {
          const [funnel] = await listFunnels(queries, { ...flow, span });
          return funnel ?? { flowId, ...kind, ...noRuns };
        };
        const described = await describeNodes(queries, now);
        const nodes = await readNodes(queries, now);
        return {
          funnel: await funnelIn(range),
          nodes: nodes.map((node) => ({ ...node, ...(described.get(node.nodeId) ?? unknownNode) })),
          edges: await readEdges(queries, now),
          previous: {
            from: past.from.toISOString(),
            to: past.to.toISOString(),
            funnel: await funnelIn(past),
            nodes: await readNodes(queries, before),
          },
        };
      }),

    async recompute(ownerId) {
      const inTransaction: InTransaction = (work) => database.asOwner(ownerId, work);
      const [slots] = await Promise.all([
        recount(ownerId, inTransaction),
        recountConversations(ownerId, inTransaction).then(() => countStaleDays(inTransaction, clock, ownerId)),
        recountFlows(ownerId, inTransaction),
      ]);
      return slots;
    },
  };
}

function presentDay(day: DayRow): Overview['messageTrends'][number] {
  return { ...day, messages: day.inbound + day.outbound };
}

export function presentRange({ from, to, timeZone, period }: Range): Overview['range'] {
  return { from: from.toISOString(), to: to.toISOString(), timeZone, period };
}
