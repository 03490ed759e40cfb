import { oneOf, openId, useQueryState } from '@fanfare/shared/router';

/** Ids of the panels. `screens/builderPanels.tsx` adds them to the screen. */
export const panelIds = ['node', 'issues', 'test', 'outline', 'numbers', 'replay', 'versions'] as const;
export type PanelId = (typeof panelIds)[number];

const params = { panel: oneOf(['none', ...panelIds], 'none'), run: openId() };

/** The open panel and the run on the canvas, named by the URL: `?panel=test`, `?run=<id>`. */
export function usePanel() {
  const { values, set } = useQueryState(params);
  return {
    openPanel: values.panel === 'none' ? null : values.panel,
    showPanel: (id: PanelId) => set({ panel: id }),
    runId: values.run,
    playRun: (id: string) => set({ panel: 'none', run: id }),
    closeRun: () => set({ run: null }),
    closePanel: () => set({ panel: 'none' }),
  };
}
