import styled, { css } from 'styled-components';
import { color, font, motion, radius, space } from '../theme/tokens.ts';

export interface ButtonLook {
  /** Use `primary` at most once per region. `danger` opens a confirmation and `dangerPrimary` confirms it. */
  $variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerPrimary';
  $size?: 'small' | 'medium';
  $wide?: boolean;
}

const looks = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled) { background: ${color.accentHover}; }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.text};
    border-color: ${color.borderStrong};
    &:hover:not(:disabled) { background: ${color.sunken}; }
  `,
  quiet: css`
    background: transparent;
    color: ${color.text};
    &:hover:not(:disabled) { background: ${color.sunken}; }
  `,
  danger: css`
    background: ${color.surface};
    color: ${color.danger};
    border-color: ${color.danger};
    &:hover:not(:disabled) { background: ${color.dangerSoft}; }
  `,
  dangerPrimary: css`
    background: ${color.danger};
    color: ${color.onAccent};
    &:hover:not(:disabled) { background: ${color.dangerHover}; }
  `,
};

/** Shared by `Button` and links that look like one: `styled(Link)` with `buttonStyle`. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x1};
  min-height: ${({ $size }) => ($size === 'small' ? '32px' : '40px')};
  padding: 0 ${({ $size }) => ($size === 'small' ? space.x1half : space.x2)};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  font-size: ${({ $size }) => ($size === 'small' ? font.size.small : font.size.body)};
  font-weight: ${font.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${motion.quick}, border-color ${motion.quick};
  ${({ $variant = 'secondary' }) => looks[$variant]}
  &:active:not(:disabled) { filter: brightness(0.96); }
  &:disabled { opacity: 0.6; cursor: not-allowed; }
  svg { flex: none; width: 18px; height: 18px; }
`;

/** For actions; use a link for navigation. */
export const Button = styled.button.attrs<ButtonLook>((props) => ({ type: props.type ?? 'button' }))<ButtonLook>`
  ${buttonStyle}
`;

/** A square icon button. Its `aria-label` is also its tooltip. */
export const IconButton = styled(Button).attrs<{ 'data-tooltip'?: string }>({ 'data-tooltip': '' })`
  width: ${({ $size }) => ($size === 'small' ? '32px' : '40px')};
  padding: 0;
`;
