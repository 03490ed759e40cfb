import { useEffect, useState } from 'react';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import type { StatusView } from '../../phone/views.ts';

/** Clocks on the pages show minutes. */
const TICK_MS = 10_000;

/** The sandbox's time, which goes on while the page is open; null until it is known. */
export function useSandboxNow(): { now: number; offsetMs: number } | null {
  const status = useLiveResource<StatusView>('/status', []);
  const [machineNow, setMachineNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setMachineNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (!status) return null;
  const { clockOffsetMs: offsetMs } = status;
  // Right after a move the last tick may be older than the answer.
  return { now: Math.max(machineNow + offsetMs, status.now), offsetMs };
}
