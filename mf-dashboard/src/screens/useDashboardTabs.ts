import { type SlotContent, useHost, useSlots } from '@fanfare/shared/host';
import { oneOf, useQueryState } from '@fanfare/shared/router';
import { useMemo } from 'react';
import { frame as copy } from '../copy/frame.ts';

export interface DashboardTab {
  id: string;
  title: string;
}

const ownTabs = ['notifications', 'instagram', 'flows', 'automation'] as const;

/** Returns the tabs in the order of the specification, then those that remotes add in the slot `dashboard.tabs`. */
export function useDashboardTabs() {
  const host = useHost();
  const webhooks = useSlots('dashboard.webhooks');
  const settings = useSlots('dashboard.settings');
  const further = useSlots('dashboard.tabs');
  const { tabs, contents, params } = useMemo(() => {
    const contents = new Map<string, readonly SlotContent[]>();
    if (webhooks.length > 0) contents.set('webhooks', webhooks);
    if (settings.length > 0) contents.set('settings', settings);
    const named = [...ownTabs, ...(['webhooks', 'settings'] as const).filter((id) => contents.has(id))];
    const tabs: DashboardTab[] = named.map((id) => ({ id, title: copy.tabs[id] }));
    for (const content of further) {
      tabs.push(content);
      contents.set(content.id, [content]);
    }
    const params = {
      tab: oneOf(
        tabs.map(({ id }) => id),
        'notifications',
      ),
    };
    return { tabs, contents, params };
  }, [webhooks, settings, further]);
  const { values } = useQueryState(params, {
    onUnknown: (_, text) => host.toast({ kind: 'info', title: copy.unknownTab(text) }),
  });
  return { tabs, tab: values.tab, slot: contents.get(values.tab) };
}
