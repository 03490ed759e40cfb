import styled from 'styled-components';
import { color, depth, font, radius, space } from '../index.ts';

/** Below this width, rows are cards. Uses a container query, because a table may be in a pane. */
export const cards = '@container rows (max-width: 559px)';

export const TableFrame = styled.div`
  container: rows / inline-size;
`;

// Some screen readers ignore tables laid out as blocks, so the roles are explicit.
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  th, td { padding: ${space.x1} ${space.x1half}; text-align: start; vertical-align: middle; overflow-wrap: anywhere; }
  th[data-align='end'], td[data-align='end'] { text-align: end; font-variant-numeric: tabular-nums; }
  td { border-bottom: 1px solid ${color.border}; }
  tr:last-child td { border-bottom: 0; }
  tr:last-child td:first-child { border-end-start-radius: ${radius.medium}; }
  tr:last-child td:last-child { border-end-end-radius: ${radius.medium}; }
  th:first-child { border-start-start-radius: ${radius.medium}; }
  th:last-child { border-start-end-radius: ${radius.medium}; }
  ${cards} {
    display: block;
    border: 0;
    background: none;
    > tbody { display: block; }
  }
`;

export const HeadRow = styled.thead`
  th {
    position: sticky;
    top: 0;
    z-index: ${depth.sticky};
    height: 40px;
    padding-block: 0;
    border-bottom: 1px solid ${color.borderStrong};
    background: ${color.surface};
    color: ${color.textMuted};
    font-size: ${font.size.small};
    font-weight: ${font.weight.medium};
    white-space: nowrap;
  }
  ${cards} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Spacer = styled.tr`
  && td { padding: 0; border: 0; }
  ${cards} { display: block; td { display: block; } }
`;
