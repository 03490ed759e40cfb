import { createGlobalStyle } from 'styled-components';

/** The palettes, radii and font of the product (`shared/src/ui/theme`), which the sandbox does not import. */
const light = `
    color-scheme: light;
    --page: #f5f6f9; --card: #ffffff; --raised: #eef0f5; --ink: #171a26; --soft: #555c70; --line: #dfe2ea; --strongLine: #7f869c;
    --accent: #3d46c8; --accentHover: #3139a8; --onAccent: #ffffff; --tint: #e8eafc; --ring: #3d46c8;
    --theirs: #eef0f5; --onTheirs: #171a26; --mine: #3d46c8; --onMine: #ffffff;
    --good: #17704a; --goodTint: #e0f4ea; --warn: #8a5300; --warnTint: #fdf0d9; --bad: #b3261e; --badTint: #fce8e6;
    --body: #10131f; --shadow: 0 4px 12px rgb(23 26 38 / 10%), 0 16px 48px rgb(23 26 38 / 16%);
`;
const dark = `
    color-scheme: dark;
    --page: #0b0d14; --card: #181b26; --raised: #20242f; --ink: #eceef5; --soft: #a4abbd; --line: #2c3140; --strongLine: #6d7489;
    --accent: #9aa4ff; --accentHover: #b5bcff; --onAccent: #10132b; --tint: #262b4d; --ring: #9aa4ff;
    --theirs: #20242f; --onTheirs: #eceef5; --mine: #4650d2; --onMine: #ffffff;
    --good: #6fd3a3; --goodTint: #16352a; --warn: #f0b860; --warnTint: #3a2c12; --bad: #ff9a90; --badTint: #44201e;
    --body: #000000; --shadow: 0 4px 12px rgb(0 0 0 / 40%), 0 16px 48px rgb(0 0 0 / 50%);
`;

export const GlobalStyle = createGlobalStyle`
  @font-face { font-family: Inter; font-weight: 100 900; font-display: swap; src: url('/fonts/inter.woff2') format('woff2'); }
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Helvetica'), local('Liberation Sans'), local('Arimo');
    size-adjust: 107.06%; ascent-override: 90.49%; descent-override: 22.56%; line-gap-override: 0%;
  }
  :root {
    ${light}
    --round: 6px; --roundMedium: 10px; --roundLarge: 14px;
    --brand: linear-gradient(135deg, #f9a13a, #d42f7d 55%, #7a3bd1);
  }
  @media (prefers-color-scheme: dark) { :root { ${dark} } }
  [data-theme='light'] { ${light} }
  [data-theme='dark'] { ${dark} }
  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0; background: var(--page); color: var(--ink); min-width: 320px;
    font: 15px/1.5 Inter, 'Inter Fallback', system-ui, 'Noto Sans', sans-serif; -webkit-font-smoothing: antialiased; overflow-wrap: anywhere;
  }
  h1, h2, h3 { line-height: 1.25; margin: 0; text-wrap: balance; }
  p { margin: 0; }
  a { color: var(--accent); text-underline-offset: 3px; }
  button, input, textarea, select { font: inherit; color: inherit; }
  code { font: 0.875em ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
  :focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
  }
`;
