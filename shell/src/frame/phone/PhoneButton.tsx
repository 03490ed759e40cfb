import { useCommands } from '@fanfare/shared/host';
import { Button, color, describe, space } from '@fanfare/shared/ui';
import { Smartphone } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../messages/copy.ts';
import { phoneCopy as text } from '../../messages/phoneCopy.ts';
import { PHONE_BUTTON_ID, PHONE_ID } from './phoneIds.ts';
import { phoneStore } from './phoneStore.ts';

export function PhoneButton({ isPhoneOpen }: { isPhoneOpen: boolean }) {
  const toggle = isPhoneOpen ? phoneStore.close : phoneStore.open;
  const title = isPhoneOpen ? text.close : text.open;
  useCommands([{ id: 'phone', title, group: copy.commands.groups.general, run: toggle }]);
  return (
    <Press
      $variant="quiet"
      id={PHONE_BUTTON_ID}
      aria-expanded={isPhoneOpen}
      aria-controls={isPhoneOpen ? PHONE_ID : undefined}
      {...describe(isPhoneOpen ? title : text.hint)}
      onClick={toggle}
    >
      <Smartphone aria-hidden="true" />
      <span>{text.title}</span>
    </Press>
  );
}

const Press = styled(Button)`
  padding: 0 ${space.x1half};
  &[aria-expanded='true'] { background: ${color.accentSoft}; color: ${color.accent}; }
  svg { width: 20px; height: 20px; }
  @media (max-width: 1279px) {
    width: 40px;
    padding: 0;
    > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`;
