import type { DoctorCheck } from '@fanfare/shared/contracts';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../infrastructure/database/Database.ts';
import type { Settings } from '../../infrastructure/env/Settings.ts';
import { GraphError, type InstagramClient } from '../../integrations/instagram/index.ts';
import { findConnectedAccount, openAccountToken } from '../instagram-accounts/index.ts';
import type { Asked } from './Asked.ts';
import { checkAccount } from './checkAccount.ts';
import { checkPipeline } from './checkPipeline.ts';
import { checks, unknownCheck } from './checks.ts';
import { readPipelineFacts } from './doctor.readModel.ts';
import { probeCallback } from './probeCallback.ts';

interface Dependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  settings: Pick<Settings, 'publicUrl' | 'instagram'>;
}

export interface DoctorService {
  examine: (ownerId: string) => Promise<{ checks: DoctorCheck[]; checkedAt: string }>;
}

/** Looks at every link between Instagram and an answer, in the order in which to repair them. */
export function createDoctorService({ database, instagram, vault, clock, settings }: Dependencies): DoctorService {
  return {
    async examine(ownerId) {
      const checkedAt = new Date(clock.nowMs()).toISOString();
      const { account, facts } = await database.asOwner(ownerId, async (queries) => {
        const connected = await findConnectedAccount(queries, ownerId);
        return { account: connected, facts: connected && (await readPipelineFacts(queries, ownerId, connected.id)) };
      });
      if (!account || !facts) {
        const fix = 'Press Connect Instagram and grant the permissions.';
        const [first, ...rest] = checks;
        const connected = { ...first, result: 'fail', finding: 'No Instagram account is connected.', fix } as const;
        return { checks: [connected, ...rest.map((check) => unknownCheck(check.id, 'Connect an account first.'))], checkedAt };
      }

      const token = openAccountToken(vault, account);
      const [profile, listed, isCallbackAnswering] = await Promise.all([
        token === null ? null : ask(() => instagram.getProfile(token)),
        token === null ? null : ask(() => instagram.listSubscribedFields(token)),
        probeCallback(settings),
      ]);
      const found = [
        ...checkAccount({ account, profile, listed, nowMs: clock.nowMs() }),
        ...checkPipeline({ account, facts, nowMs: clock.nowMs(), isCallbackAnswering, publicUrl: settings.publicUrl }),
      ];
      const byId = new Map(found.map((check) => [check.id, check]));
      return { checks: checks.map(({ id }) => byId.get(id) ?? unknownCheck(id, 'Not examined.')), checkedAt };
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
