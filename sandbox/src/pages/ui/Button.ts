import { css, styled } from 'styled-components';

export interface ButtonLook {
  /** Use it at most once per region. */
  $strong?: boolean;
  $small?: boolean;
}

export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${({ $small }) => ($small ? '32px' : '40px')};
  padding: 0 ${({ $small }) => ($small ? '12px' : '16px')};
  border-radius: var(--round);
  border: 1px solid ${({ $strong }) => ($strong ? 'var(--accent)' : 'var(--strongLine)')};
  background: ${({ $strong }) => ($strong ? 'var(--accent)' : 'transparent')};
  color: ${({ $strong }) => ($strong ? 'var(--onAccent)' : 'var(--ink)')};
  font-size: ${({ $small }) => ($small ? '13px' : '15px')};
  font-weight: 550;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background 120ms, filter 120ms;
  &:hover:not(:disabled) {
    ${({ $strong }) => ($strong ? 'background: var(--accentHover); border-color: var(--accentHover);' : 'background: var(--raised);')}
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
  svg {
    flex: none;
  }
`;

export const Button = styled.button.attrs<ButtonLook>(({ type = 'button' }) => ({ type }))<ButtonLook>`
  ${buttonStyle}
`;

/** Requires an `aria-label`. */
export const IconButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: var(--soft);
  cursor: pointer;
  &:hover:not(:disabled),
  &[data-popup-open],
  &[aria-pressed='true'] {
    background: var(--raised);
    color: var(--ink);
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
`;
