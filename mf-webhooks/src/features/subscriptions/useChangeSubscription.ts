import { failureNotice } from '@fanfare/shared/api';
import type { WebhookSubscription } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useState } from 'react';
import { subscriptionsCopy as text } from '../../copy/subscriptions.ts';
import { useDeleteSubscriptionMutation, useSwitchSubscriptionMutation } from './changeSubscriptions.api.ts';

export function useChangeSubscription({ subscriptionId: id }: Pick<WebhookSubscription, 'subscriptionId'>) {
  const { toast, confirm } = useHost();
  const [switchSubscription, { isLoading: isSwitching }] = useSwitchSubscriptionMutation();
  const [deleteSubscription, { isLoading: isDeleting }] = useDeleteSubscriptionMutation();
  // Instagram may drop fields that the app has not enabled: pressing again would not help.
  const [isStillMissing, setStillMissing] = useState(false);

  const reportFailure = (title: string, error: unknown) => {
    toast(failureNotice(error, title));
  };
  return {
    busyWith: isSwitching ? ('switch' as const) : isDeleting ? ('delete' as const) : null,
    isStillMissing,
    setActive: async (isActive: boolean) => {
      const { data, error } = await switchSubscription({ id, status: isActive ? 'active' : 'inactive' });
      if (!data) return reportFailure(text.updateFailed, error);
      setStillMissing(isActive && data.data.fields.some(({ isAllowed, isSubscribed }) => isAllowed && !isSubscribed));
      toast({ kind: 'success', title: isActive ? text.activated : text.deactivated });
    },
    remove: async () => {
      const isSure = await confirm({ title: text.ask, text: text.askText, confirmLabel: text.askLabel, tone: 'danger' });
      if (!isSure) return;
      const { error } = await deleteSubscription(id);
      if (error) return reportFailure(text.removeFailed, error);
      toast({ kind: 'success', title: text.removed });
    },
  };
}
