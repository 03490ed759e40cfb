import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../../copy/automation.ts';
import { useProbeWebhookMutation } from './automation.api.ts';

const text = copy.automation.actions;
const OK = 200;

export function useWebhookProbe() {
  const { toast } = useHost();
  const [probeWebhook, { isLoading: isProbing }] = useProbeWebhookMutation();
  const probe = async () => {
    const { data, error } = await probeWebhook();
    if (data?.statusCode === OK) return toast({ kind: 'success', title: text.tested(data.durationMs) });
    toast(
      data ? { kind: 'error', title: text.testFailed } : failureNotice(error, { failed: text.testFailed, error: text.testError }),
    );
  };
  return { probe, isProbing };
}
