import { createGlobalStyle } from 'styled-components';
import { palettes } from './palettes.ts';
import { color, font, shadow } from './tokens.ts';

/** Rendered once by the shell or a test host. */
export const GlobalStyle = createGlobalStyle`
  :root { ${declarations('light')} }
  @media (prefers-color-scheme: dark) { :root { ${declarations('dark')} } }
  [data-theme='light'] { ${declarations('light')} }
  [data-theme='dark'] { ${declarations('dark')} }

  *, *::before, *::after { box-sizing: border-box; }
  /* The scroll bar is always visible, so that screens do not move when they become long. A gutter would appear as a strip next to the header. */
  html { -webkit-text-size-adjust: 100%; overflow-y: scroll; }
  /* Full-height screens scroll their own content, so they show no permanent page scroll bar. */
  html:has([data-fills-window]) { overflow-y: auto; }
  /* A dialog's backdrop does not cover the scroll bar's space, so the page background is dimmed, too. */
  html:has([data-scrim]) { background: ${color.dimmedCanvas}; }
  body {
    margin: 0;
    min-height: 100dvh;
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
  :dir(rtl) > :is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right) { scale: -1 1; }
  ::selection { background: ${color.accentSoft}; color: ${color.text}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; transition-delay: 0s !important; scroll-behavior: auto !important; }
  }
`;

/** Returns CSS such as `color-scheme: light; --color-canvas: #f5f6f9;`. */
function declarations(theme: keyof typeof palettes): string {
  const palette = palettes[theme];
  return [`color-scheme: ${theme}`, ...assign(color, palette.color), ...assign(shadow, palette.shadow)].join(';');
}

function assign(variables: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(variables).map(([name, variable]) => `${variable.slice('var('.length, -1)}: ${values[name]}`);
}
