import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, motion, space } from '../index.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Shown next to the label, for example a count or a badge. */
  extra?: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
  children: ReactNode;
}

/** Arrow keys move, Enter and Space select. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, children }: TabsProps<Id>) {
  return (
    <Base.Root value={current} onValueChange={onChange}>
      <Row aria-label={label}>
        {tabs.map(({ id, label: name, extra }) => (
          <TabButton key={id} value={id}>
            {name}
            {extra}
          </TabButton>
        ))}
      </Row>
      <Base.Panel value={current}>{children}</Base.Panel>
    </Base.Root>
  );
}

const Row = styled(Base.List)`
  display: flex;
  gap: ${space.half};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};
`;

const TabButton = styled(Base.Tab)`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.x1half} ${space.x2};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${color.textMuted};
  font-weight: ${font.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.quick};
  &:hover { color: ${color.text}; }
  &[data-active] { border-bottom-color: ${color.accent}; color: ${color.accent}; }
`;
