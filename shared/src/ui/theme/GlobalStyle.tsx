import { createGlobalStyle, css } from 'styled-components';
import { color, font } from './tokens.ts';

const light = css`
  color-scheme: light;
  --color-canvas: #f5f6f9;
  --color-surface: #ffffff;
  --color-sunken: #eef0f5;
  --color-border: #dfe2ea;
  --color-border-strong: #878ea3;
  --color-text: #171a26;
  --color-text-muted: #555c70;
  --color-accent: #3d46c8;
  --color-accent-hover: #3139a8;
  --color-accent-soft: #e8eafc;
  --color-on-accent: #ffffff;
  --color-success: #17704a;
  --color-success-soft: #e0f4ea;
  --color-warning: #8a5300;
  --color-warning-soft: #fdf0d9;
  --color-danger: #b3261e;
  --color-danger-hover: #8f1d17;
  --color-danger-soft: #fce8e6;
  --color-info: #0b6287;
  --color-info-soft: #e0f1f9;
  --color-scrim: rgb(18 21 33 / 48%);
  --shadow-low: 0 1px 2px rgb(23 26 38 / 6%), 0 1px 6px rgb(23 26 38 / 5%);
  --shadow-high: 0 4px 12px rgb(23 26 38 / 10%), 0 16px 48px rgb(23 26 38 / 16%);
`;

const dark = css`
  color-scheme: dark;
  --color-canvas: #0f1119;
  --color-surface: #181b26;
  --color-sunken: #20242f;
  --color-border: #2c3140;
  --color-border-strong: #6d7489;
  --color-text: #eceef5;
  --color-text-muted: #a4abbd;
  --color-accent: #9aa4ff;
  --color-accent-hover: #b5bcff;
  --color-accent-soft: #262b4d;
  --color-on-accent: #10132b;
  --color-success: #6fd3a3;
  --color-success-soft: #16352a;
  --color-warning: #f0b860;
  --color-warning-soft: #3a2c12;
  --color-danger: #ff9a90;
  --color-danger-hover: #ffb7b0;
  --color-danger-soft: #44201e;
  --color-info: #7cc8ea;
  --color-info-soft: #14323f;
  --color-scrim: rgb(4 5 10 / 64%);
  --shadow-low: 0 1px 2px rgb(0 0 0 / 40%);
  --shadow-high: 0 4px 12px rgb(0 0 0 / 40%), 0 16px 48px rgb(0 0 0 / 50%);
`;

/** Only the shell and test hosts render this: two global style sheets would fight. */
export const GlobalStyle = createGlobalStyle`
  :root { ${light} }
  @media (prefers-color-scheme: dark) { :root { ${dark} } }
  [data-theme='light'] { ${light} }
  [data-theme='dark'] { ${dark} }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scrollbar-gutter: stable; }
  body {
    margin: 0;
    background: ${color.canvas};
    color: ${color.text};
    font-family: ${font.family};
    font-size: ${font.size.body};
    font-weight: ${font.weight.regular};
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure { margin: 0; }
  ul, ol { padding: 0; list-style: none; }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: ${color.accent}; text-underline-offset: 3px; }
  :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
  }
`;
