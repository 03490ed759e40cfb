import { oneOf, useQueryState } from '@fanfare/shared/router';

/** Everything that can stand beside the canvas. A panel is put on the screen in `screens/builderPanels.tsx`. */
export const panelIds = ['node', 'issues', 'test', 'outline', 'numbers', 'replay', 'versions'] as const;
export type PanelId = (typeof panelIds)[number];

const params = { panel: oneOf(['none', ...panelIds], 'none') };

/** Which panel is open: one at a time, named by the address, `?panel=test`. */
export function usePanel() {
  const { values, set } = useQueryState(params);
  return {
    openPanel: values.panel === 'none' ? null : values.panel,
    showPanel: (id: PanelId) => set({ panel: id }),
    closePanel: () => set({ panel: 'none' }),
  };
}
