import { keyText, useHost } from '@fanfare/shared/host';
import { Button, color, font, radius, space } from '@fanfare/shared/ui';
import { Search } from 'lucide-react';
import styled, { css } from 'styled-components';
import { copy } from '../messages/copy.ts';
import { commandIds } from './commands/shellCommands.ts';

const KEYS = 'Mod+K';

/** @param isAlwaysWide outside of the header, where there is room */
export function SearchButton({ isAlwaysWide = false }: { isAlwaysWide?: boolean }) {
  const host = useHost();
  const open = () =>
    host
      .commands()
      .find(({ id }) => id === commandIds.palette)
      ?.run();
  return (
    <Field $variant="quiet" $isAlwaysWide={isAlwaysWide} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
      <Search aria-hidden="true" />
      <span>{copy.header.search}</span>
      <Hint aria-hidden="true">{keyText(KEYS)}</Hint>
    </Field>
  );
}

const narrow = css`
  @media (max-width: 1279px) {
    justify-content: center;
    min-width: 40px;
    min-height: 40px;
    padding: 0;
    border-color: transparent;
    color: ${color.text};
    svg { width: 20px; height: 20px; }
    > :nth-child(2) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;

const Field = styled(Button)<{ $isAlwaysWide: boolean }>`
  justify-content: start;
  flex: none;
  min-width: 268px;
  min-height: 36px;
  padding: 0 ${space.x1} 0 ${space.x1half};
  border-color: ${color.border};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.regular};
  svg { width: 16px; height: 16px; }
  > :nth-child(2) { flex: 1; text-align: start; }
  ${({ $isAlwaysWide }) => !$isAlwaysWide && narrow}
`;

const Hint = styled.span`
  padding: 0 6px;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  font-size: ${font.size.caption};
  @media (max-width: 1279px) { display: none; }
`;
