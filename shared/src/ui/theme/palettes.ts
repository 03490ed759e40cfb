import type { color, shadow } from './tokens.ts';

interface Palette {
  color: Record<keyof typeof color, string>;
  shadow: Record<keyof typeof shadow, string>;
}

/** Source of the style sheet, the first paint and the contrast test. */
export const palettes: Record<'light' | 'dark', Palette> = {
  light: {
    color: {
      canvas: '#f5f6f9',
      surface: '#ffffff',
      sunken: '#eef0f5',
      raised: '#ffffff',
      border: '#dfe2ea',
      borderStrong: '#7f869c',
      text: '#171a26',
      textMuted: '#555c70',
      accent: '#3d46c8',
      accentHover: '#3139a8',
      accentSoft: '#e8eafc',
      onAccent: '#ffffff',
      success: '#17704a',
      successSoft: '#e0f4ea',
      warning: '#8a5300',
      warningSoft: '#fdf0d9',
      danger: '#b3261e',
      dangerHover: '#8f1d17',
      dangerSoft: '#fce8e6',
      info: '#0b6287',
      infoSoft: '#e0f1f9',
      scrim: 'rgb(18 21 33 / 48%)',
      dimmedCanvas: '#888a91',
      inverse: '#232737',
      onInverse: '#f5f6f9',
    },
    shadow: {
      low: '0 1px 2px rgb(23 26 38 / 6%), 0 1px 6px rgb(23 26 38 / 5%)',
      high: '0 4px 12px rgb(23 26 38 / 10%), 0 16px 48px rgb(23 26 38 / 16%)',
    },
  },
  dark: {
    color: {
      canvas: '#0f1119',
      surface: '#181b26',
      sunken: '#20242f',
      raised: '#3a4156',
      border: '#2c3140',
      borderStrong: '#6d7489',
      text: '#eceef5',
      textMuted: '#a4abbd',
      accent: '#9aa4ff',
      accentHover: '#b5bcff',
      accentSoft: '#262b4d',
      onAccent: '#10132b',
      success: '#6fd3a3',
      successSoft: '#16352a',
      warning: '#f0b860',
      warningSoft: '#3a2c12',
      danger: '#ff9a90',
      dangerHover: '#ffb7b0',
      dangerSoft: '#44201e',
      info: '#7cc8ea',
      infoSoft: '#14323f',
      scrim: 'rgb(4 5 10 / 64%)',
      dimmedCanvas: '#08090f',
      inverse: '#dfe2ea',
      onInverse: '#171a26',
    },
    shadow: {
      low: '0 1px 2px rgb(0 0 0 / 40%)',
      high: '0 4px 12px rgb(0 0 0 / 40%), 0 16px 48px rgb(0 0 0 / 50%)',
    },
  },
};
