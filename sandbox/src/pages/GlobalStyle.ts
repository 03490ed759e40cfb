import { createGlobalStyle } from 'styled-components';

export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    --page: #f4f1f7; --card: #ffffff; --raised: #faf7fc; --ink: #221a2b; --soft: #645a70; --line: #ddd5e4; --strongLine: #8d8299;
    --accent: #9c1f6e; --onAccent: #ffffff; --tint: #fbeaf5; --ring: #9c1f6e;
    --theirs: #ece6f2; --onTheirs: #221a2b; --mine: #7434c4; --onMine: #ffffff;
    --good: #17663a; --goodTint: #e2f4e8; --warn: #85490a; --warnTint: #fdf0dc; --bad: #a81f2d; --badTint: #fdeaec;
    --body: #16121b; --shadow: 0 30px 70px -34px rgb(50 10 60 / 55%);
    --brand: linear-gradient(135deg, #f9a13a, #d42f7d 55%, #7a3bd1);
    --portrait: linear-gradient(135deg, #a84a00, #b01d62 55%, #6a2cbf);
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --page: #131017; --card: #1e1925; --raised: #262030; --ink: #f3eef7; --soft: #b9aec5; --line: #383042; --strongLine: #85799a;
      --accent: #f49ccc; --onAccent: #37061f; --tint: #3a2237; --ring: #f49ccc;
      --theirs: #322a3d; --onTheirs: #f3eef7; --mine: #7f42cf; --onMine: #ffffff;
      --good: #86dba6; --goodTint: #17301f; --warn: #f5c27d; --warnTint: #37270f; --bad: #ffa3aa; --badTint: #3f1a1f;
      --body: #000000; --shadow: 0 30px 70px -34px rgb(0 0 0 / 90%);
    }
  }
  *, *::before, *::after { box-sizing: border-box; }
  body {
    margin: 0; background: var(--page); color: var(--ink); min-width: 320px;
    font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; overflow-wrap: anywhere;
  }
  h1, h2, h3 { line-height: 1.25; margin: 0; text-wrap: balance; }
  p { margin: 0; }
  a { color: var(--accent); text-underline-offset: 3px; }
  button, input, textarea, select { font: inherit; color: inherit; }
  code { font: 0.875em ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
  :focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0.01ms !important; scroll-behavior: auto !important; }
  }
`;
