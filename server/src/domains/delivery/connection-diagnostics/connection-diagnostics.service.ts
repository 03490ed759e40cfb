import { type DeliveryState, type DoctorCheck, type doctorFixes, type FlowIssue, message } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { Settings } from '../../../infrastructure/env/Settings.ts';
import { GraphError, type InstagramClient } from '../../../integrations/instagram/index.ts';
import { findConnectedAccount, openAccountToken } from '../../instagram/instagram-accounts/index.ts';
import type { Asked } from './Asked.ts';
import { checkAccount } from './checkAccount.ts';
import { checkArrivals } from './checkArrivals.ts';
import { checkPipeline } from './checkPipeline.ts';
import { checks, failed, unknownCheck } from './checks.ts';
import { readPipelineFacts, readSignsOfLife } from './connection-diagnostics.readModel.ts';
import { probeCallback } from './probeCallback.ts';

type Fix = (typeof doctorFixes)[number];

interface Dependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  settings: Pick<Settings, 'publicUrl' | 'instagram'>;
  deliveries: (ownerId: string, accountId: string | null) => Promise<DeliveryState>;
  warn: (queries: Queries, ownerId: string, accountId: string) => Promise<FlowIssue[]>;
  fixes: Readonly<Record<Fix, (ownerId: string, accountId: string | null) => Promise<unknown>>>;
}

interface Examination {
  checks: DoctorCheck[];
  checkedAt: string;
}

export interface ConnectionDiagnosticsService {
  examine: (ownerId: string, accountId: string | null) => Promise<Examination>;
  /** Throws the errors of the fix. */
  fix: (ownerId: string, accountId: string | null, check: Fix) => Promise<Examination>;
}

export function createConnectionDiagnosticsService(dependencies: Dependencies): ConnectionDiagnosticsService {
  const { database, instagram, vault, clock, settings, deliveries, warn, fixes } = dependencies;

  async function examine(ownerId: string, accountId: string | null): Promise<Examination> {
    const checkedAt = new Date(clock.nowMs()).toISOString();
    const { account, facts, warnings } = await database.asOwner(ownerId, async (queries) => {
      const connected = await findConnectedAccount(queries, ownerId, accountId);
      return {
        account: connected,
        facts: connected && (await readPipelineFacts(queries, ownerId, connected.id)),
        warnings: connected ? await warn(queries, ownerId, connected.id) : [],
      };
    });
    if (!account || !facts) {
      const fix = message('doctor.grant-permissions');
      const [first, ...rest] = checks;
      const others = rest.map((check) => unknownCheck(check.id, message('doctor.connect-account-first')));
      return { checks: [failed(first.id, message('doctor.no-instagram-account-connected'), fix), ...others], checkedAt };
    }

    const token = openAccountToken(vault, account);
    const [profile, listed, isCallbackAnswering, deliveryState, signs] = await Promise.all([
      token === null ? null : ask(() => instagram.getProfile(token)),
      token === null ? null : ask(() => instagram.listSubscribedFields(token)),
      probeCallback(settings),
      deliveries(ownerId, account.id),
      readSignsOfLife(database.system),
    ]);
    const nowMs = clock.nowMs();
    const { activeAutomations } = facts;
    const found = [
      ...checkAccount({ account, profile, listed, activeAutomations, nowMs }),
      ...checkArrivals({ facts, signs, subscribedFields: account.subscribed_fields, deliveries: deliveryState, warnings, nowMs }),
      ...checkPipeline({ account, facts, signs, nowMs, isCallbackAnswering, publicUrl: settings.publicUrl }),
    ];
    const byId = new Map(found.map((check) => [check.id, check]));
    return { checks: checks.map(({ id }) => byId.get(id) ?? unknownCheck(id, message('doctor.not-examined'))), checkedAt };
  }

  return {
    examine,
    async fix(ownerId, accountId, check) {
      await fixes[check](ownerId, accountId);
      return examine(ownerId, accountId);
    },
  };
}

async function ask<T>(call: () => Promise<T>): Promise<Asked<T>> {
  try {
    return { answer: await call() };
  } catch (error) {
    if (error instanceof GraphError) return { error };
    throw error;
  }
}
