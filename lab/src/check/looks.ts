export const themes = ['light', 'dark'] as const;
export const widths = [1440, 360] as const;

export interface Look {
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
}
