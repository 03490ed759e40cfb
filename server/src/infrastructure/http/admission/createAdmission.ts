import type { Clock } from '../../clock/Clock.ts';
import type { AdmissionSettings } from '../../env/Settings.ts';
import { tooManyRequests } from '../tooManyRequests.ts';

const WINDOW_MS = 60_000;
const RETRY_WHEN_BUSY_MS = 1_000;
const HEAVY_DATABASE_MS = 5_000;
const HEAVY_CALLS_DIVISOR = 4;
const TENANTS_BEFORE_CLEANUP = 10_000;

interface Tenant {
  active: number;
  waiting: (() => void)[];
  windowStartedAt: number;
  calls: number;
  databaseMs: number;
}

interface AdmissionUsage {
  callsAtOnce: number;
  callsInMinute: number;
  databaseSecondsInMinute: number;
}

export interface Admission {
  /** Call the returned function once to release the slot. Throws too_many_requests. */
  enter: (tenantId: string) => Promise<() => void>;
  spend: (tenantId: string, databaseMs: number) => void;
  usage: (tenantId: string) => AdmissionUsage;
}

export function createAdmission(limits: AdmissionSettings, clock: Clock): Admission {
  const tenants = new Map<string, Tenant>();

  function isForgettable({ active, windowStartedAt }: Tenant, now: number): boolean {
    return active === 0 && now - windowStartedAt >= WINDOW_MS;
  }

  function find(tenantId: string): Tenant {
    const now = clock.nowMs();
    let tenant = tenants.get(tenantId);
    if (!tenant) {
      if (tenants.size >= TENANTS_BEFORE_CLEANUP) {
        for (const [id, other] of tenants) if (isForgettable(other, now)) tenants.delete(id);
      }
      tenant = { active: 0, waiting: [], windowStartedAt: now, calls: 0, databaseMs: 0 };
      tenants.set(tenantId, tenant);
    }
    if (now - tenant.windowStartedAt >= WINDOW_MS) Object.assign(tenant, { windowStartedAt: now, calls: 0, databaseMs: 0 });
    return tenant;
  }

  function refuseOverspent({ calls, databaseMs, windowStartedAt }: Tenant): void {
    const waitMs = windowStartedAt + WINDOW_MS - clock.nowMs();
    if (calls >= limits.callsPerMinute) throw tooManyRequests(waitMs, 'callsPerMinute');
    if (databaseMs >= limits.databaseSecondsPerMinute * 1_000) throw tooManyRequests(waitMs, 'databaseSecondsPerMinute');
  }

  function waitForPlace(tenant: Tenant): Promise<void> {
    if (tenant.waiting.length >= limits.callsWaiting) throw tooManyRequests(RETRY_WHEN_BUSY_MS, 'callsAtOnce');
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        tenant.waiting.splice(tenant.waiting.indexOf(enter), 1);
        reject(tooManyRequests(RETRY_WHEN_BUSY_MS, 'callsAtOnce'));
      }, limits.waitMs);
      tenant.waiting.push(enter);
    });
  }

  function placesOf({ databaseMs }: Tenant): number {
    const isHeavy = databaseMs >= HEAVY_DATABASE_MS;
    return isHeavy ? Math.max(1, Math.floor(limits.callsAtOnce / HEAVY_CALLS_DIVISOR)) : limits.callsAtOnce;
  }

  function fillPlaces(tenant: Tenant): void {
    const free = Math.max(0, placesOf(tenant) - tenant.active);
    const next = tenant.waiting.splice(0, free);
    tenant.active += next.length;
    for (const enter of next) enter();
  }

  function leave(tenant: Tenant): void {
    tenant.active -= 1;
    fillPlaces(tenant);
  }

  return {
    async enter(tenantId) {
      const tenant = find(tenantId);
      refuseOverspent(tenant);
      tenant.calls += 1;
      fillPlaces(tenant);
      if (tenant.active < placesOf(tenant)) tenant.active += 1;
      else await waitForPlace(tenant);
      let isInside = true;
      return () => {
        if (isInside) leave(tenant);
        isInside = false;
      };
    },
    spend(tenantId, databaseMs) {
      find(tenantId).databaseMs += databaseMs;
    },
    usage(tenantId) {
      const { active, calls, databaseMs } = find(tenantId);
      return { callsAtOnce: active, callsInMinute: calls, databaseSecondsInMinute: Math.ceil(databaseMs / 1_000) };
    },
  };
}
