import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled, { css } from 'styled-components';
import { DROPDOWN_MARGIN_PX } from '../../../contracts/index.ts';
import { color, depth, font, radius, shadow, space } from '../../theme/tokens.ts';
import { appear } from './appear.ts';
import { ignoreAnchorPress } from './ignoreAnchorPress.ts';
import { useReturnFocus } from './useReturnFocus.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
  icon?: ReactNode;
  /** Shown at the end, for example a shortcut or a count. */
  extra?: ReactNode;
  tone?: 'danger';
  isDisabled?: boolean;
  run: () => void;
}

export interface MenuGroup {
  label?: string;
  /** If given, the items are alternatives and this is the id of the selected one. */
  chosen?: string;
  items: readonly MenuItem[];
}

export interface MenuBodyProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly MenuGroup[];
}

export function MenuBody({ label, anchor, open, onOpenChange, groups }: MenuBodyProps) {
  return (
    <Base.Root open={open} onOpenChange={ignoreAnchorPress(anchor, onOpenChange)} modal={false}>
      <Base.Portal>
        <Positioner anchor={anchor} align="end" sideOffset={6} collisionPadding={DROPDOWN_MARGIN_PX}>
          <Panel aria-label={label} {...useReturnFocus(anchor)}>
            {groups.map((group, index) => (
              <Group key={group.label ?? index} group={group} />
            ))}
          </Panel>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Group({ group: { label, chosen, items } }: { group: MenuGroup }) {
  const name = label ? <GroupLabel>{label}</GroupLabel> : null;
  if (chosen === undefined) {
    return (
      <Section>
        {name}
        {items.map((item) => (
          <Item key={item.id} disabled={item.isDisabled ?? false} $tone={item.tone} onClick={item.run}>
            <Content item={item} />
          </Item>
        ))}
      </Section>
    );
  }
  return (
    <Section>
      <Base.RadioGroup value={chosen} onValueChange={(id) => items.find((item) => item.id === id)?.run()}>
        {name}
        {items.map((item) => (
          <Choice key={item.id} value={item.id} disabled={item.isDisabled ?? false} closeOnClick>
            <Content item={item} />
            <Base.RadioItemIndicator>
              <Check aria-hidden="true" />
            </Base.RadioItemIndicator>
          </Choice>
        ))}
      </Base.RadioGroup>
    </Section>
  );
}

function Content({ item: { icon, label, lang, extra } }: { item: MenuItem }) {
  return (
    <>
      {icon}
      <span lang={lang}>{label}</span>
      {extra ? <small>{extra}</small> : null}
    </>
  );
}

// Above dialogs, because dialogs may contain menus.
const Positioner = styled(Base.Positioner)`
  z-index: ${depth.dialog + 1};
`;

const Panel = styled(Base.Popup)`
  min-width: 200px;
  max-width: min(360px, calc(100vw - ${2 * DROPDOWN_MARGIN_PX}px));
  max-height: var(--available-height);
  overflow: auto;
  padding: ${space.half} 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  outline: none;
  ${appear}
`;

const Section = styled(Base.Group)`
  padding: ${space.half};
  & + & { border-top: 1px solid ${color.border}; }
`;

const GroupLabel = styled(Base.GroupLabel)`
  padding: ${space.half} ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 36px;
  padding: ${space.half} ${space.x1};
  border-radius: ${radius.small};
  outline: none;
  cursor: pointer;
  span:first-of-type { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
  svg { flex: none; width: 18px; height: 18px; }
  &[data-highlighted] { background: ${color.sunken}; }
  &[data-disabled] { color: ${color.textMuted}; cursor: not-allowed; }
`;

const Item = styled(Base.Item)<{ $tone: MenuItem['tone'] }>`
  ${row}
  color: ${({ $tone }) => ($tone === 'danger' ? color.danger : color.text)};
`;

const Choice = styled(Base.RadioItem)`
  ${row}
`;
