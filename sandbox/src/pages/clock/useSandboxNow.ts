import { useEffect, useState } from 'react';
import type { StatusView } from '../../state/views.ts';
import { useLiveValue } from '../api/useLiveValue.ts';

const TICK_MS = 10_000;

/** Null until it has loaded. */
export function useSandboxNow(): { now: number; offsetMs: number } | null {
  const status = useLiveValue<StatusView>('/status', []);
  const [machineNow, setMachineNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setMachineNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!status) return null;
  const { clockOffsetMs: offsetMs } = status;
  // After a clock change, the last tick may be older than the response.
  return { now: Math.max(machineNow + offsetMs, status.now), offsetMs };
}
