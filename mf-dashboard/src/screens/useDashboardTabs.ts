import { useHost, useSlots } from '@fanfare/shared/host';
import { oneOf, useQueryState } from '@fanfare/shared/router';
import { useMemo } from 'react';
import { frame as copy } from '../copy/frame.ts';

const ownTabs = ['notifications', 'instagram', 'flows', 'automation'] as const;

/** The tabs in the order of the specification. Those of other remotes are there when a remote fills them. */
export function useDashboardTabs() {
  const host = useHost();
  const slots = { webhooks: useSlots('dashboard.webhooks'), settings: useSlots('dashboard.settings') };
  const hasWebhooks = slots.webhooks.length > 0;
  const hasSettings = slots.settings.length > 0;
  const { ids, params } = useMemo(() => {
    const ids = [...ownTabs, ...(hasWebhooks ? ['webhooks' as const] : []), ...(hasSettings ? ['settings' as const] : [])];
    return { ids, params: { tab: oneOf(ids, 'notifications') } };
  }, [hasWebhooks, hasSettings]);
  const { values } = useQueryState(params, {
    onUnknown: (_, text) => host.toast({ kind: 'info', title: copy.unknownTab(text) }),
  });
  const { tab } = values;
  return { ids, tab, slot: tab === 'webhooks' || tab === 'settings' ? slots[tab] : null };
}
