import { failureNotice } from '@fanfare/shared/api';
import type { Automation } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../../copy/automation.ts';
import {
  useDeleteAutomationMutation,
  useDuplicateAutomationMutation,
  useOrderAutomationsMutation,
  useToggleAutomationMutation,
} from './automations.api.ts';

const text = copy.list;

export function useAutomationChanges(automations: readonly Automation[]) {
  const host = useHost();
  const [toggle, toggling] = useToggleAutomationMutation();
  const [duplicate, duplicating] = useDuplicateAutomationMutation();
  const [setOrder, ordering] = useOrderAutomationsMutation();
  const [remove, removing] = useDeleteAutomationMutation();
  const ids = automations.map(({ _id }) => _id);

  return {
    isBusy: [toggling, duplicating, ordering, removing].some(({ isLoading }) => isLoading),
    toggle: async ({ _id, name, isActive }: Automation) => {
      const { error } = await toggle({ id: _id, isActive: !isActive });
      if (error) host.toast(failureNotice(error, text.toggleTexts(name)));
    },
    duplicate: async ({ _id }: Automation) => {
      const { data, error } = await duplicate(_id);
      host.toast(data ? { kind: 'success', title: text.duplicated(data.name) } : failureNotice(error, text.duplicateTexts));
    },
    /** @param to the new index */
    move: async (id: string, to: number) => {
      const order = ids.filter((each) => each !== id).toSpliced(to, 0, id);
      const { error } = await setOrder(order);
      if (error) host.toast(failureNotice(error, text.orderTexts));
    },
    remove: async ({ _id, kind }: Automation) => {
      const isSure = await host.confirm({
        ...text.question,
        ...(kind === 'bot_flow' ? { text: text.drawnKept } : {}),
        tone: 'danger',
      });
      if (!isSure) return;
      const { error } = await remove(_id);
      host.toast(error ? failureNotice(error, text.deleteTexts) : { kind: 'success', title: text.deleted });
    },
  };
}

export type AutomationChanges = ReturnType<typeof useAutomationChanges>;
