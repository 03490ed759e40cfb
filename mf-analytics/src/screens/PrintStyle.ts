import { createGlobalStyle } from 'styled-components';

/** On paper only what was counted: no ways to go, nothing to press, no card cut in two. */
export const PrintStyle = createGlobalStyle`
  @media print {
    header, [data-on-screen] { display: none !important; }
    body { background: #fff; }
    main { max-width: none; padding: 0; }
    section { break-inside: avoid; box-shadow: none; }
  }
`;
