import { createGlobalStyle } from 'styled-components';

export const PrintStyle = createGlobalStyle`
  @media print {
    header, [data-on-screen] { display: none !important; }
    body { background: #fff; }
    main { max-width: none; padding: 0; }
    section { break-inside: avoid; box-shadow: none; }
  }
`;
