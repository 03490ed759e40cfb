import { useState } from 'react';

const KEY = 'fanfare.builder.panelWidth';
export const PANEL_WIDTH = { least: 320, most: 800, first: 400 } as const;

export interface PanelWidth {
  px: number;
  setPx: (px: number) => void;
}

export function usePanelWidth(): PanelWidth {
  const [px, setPx] = useState(() => within(Number(localStorage.getItem(KEY)) || PANEL_WIDTH.first));
  return {
    px,
    setPx: (width) => {
      const next = within(width);
      setPx(next);
      localStorage.setItem(KEY, String(next));
    },
  };
}

function within(px: number): number {
  return Math.min(PANEL_WIDTH.most, Math.max(PANEL_WIDTH.least, Math.round(px)));
}
