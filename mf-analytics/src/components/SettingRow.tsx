import { color, font, space } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { linkTargetStyle } from './link-target/linkTargetStyle.ts';
import { useIsLinked, useLinkTarget } from './link-target/useLinkTarget.ts';

interface SettingRowProps {
  /** Links to the setting, as in `/settings#password`. */
  id?: string;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}

export function SettingRow({ id, title, text, children }: SettingRowProps) {
  const isLinked = useIsLinked(id);
  const row = useLinkTarget<HTMLDivElement>(isLinked);
  return (
    <Row id={id} ref={row} tabIndex={id ? -1 : undefined} data-target={isLinked || undefined}>
      <Words>
        <h3>{title}</h3>
        <div>{text}</div>
      </Words>
      {children}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1half} ${space.x3};
  ${linkTargetStyle}
  & + & { padding-top: ${space.x2}; border-top: 1px solid ${color.border}; }
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
  h3 { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.x1}; font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
  > div { color: ${color.textMuted}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;
