import { css } from 'styled-components';
import { color, depth, font, radius, shadow, space } from '../index.ts';

export const listStyle = css`
  width: var(--anchor-width);
  max-width: var(--available-width);
  max-height: min(320px, var(--available-height));
  overflow: auto;
  padding: ${space.half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.high};
  outline: none;
`;

/** Above dialogs, because dialogs may contain controls. */
export const listDepth = css`
  z-index: ${depth.dialog + 1};
`;

export const optionStyle = css`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space.x1};
  min-height: 36px;
  padding: ${space.half} ${space.x1};
  border-radius: ${radius.small};
  outline: none;
  cursor: pointer;
  small { grid-column: 2; color: ${color.textMuted}; font-size: ${font.size.small}; }
  > span:first-child { display: grid; }
  svg { width: 16px; height: 16px; color: ${color.accent}; }
  &[data-highlighted] { background: ${color.sunken}; }
  &[data-disabled] { color: ${color.textMuted}; cursor: not-allowed; }
`;
