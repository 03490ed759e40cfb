import { oneOf, useQueryState } from '@fanfare/shared/router';

/** Ids of the panels. `screens/builderPanels.tsx` adds them to the screen. */
export const panelIds = ['node', 'issues', 'test', 'outline', 'numbers', 'replay', 'versions'] as const;
export type PanelId = (typeof panelIds)[number];

const params = { panel: oneOf(['none', ...panelIds], 'none') };

/** The open panel, named by the URL: `?panel=test`. */
export function usePanel() {
  const { values, set } = useQueryState(params);
  return {
    openPanel: values.panel === 'none' ? null : values.panel,
    showPanel: (id: PanelId) => set({ panel: id }),
    closePanel: () => set({ panel: 'none' }),
  };
}
