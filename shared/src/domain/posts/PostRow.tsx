import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../../ui/index.ts';

interface PostRowProps {
  thumb: ReactNode;
  name: string;
  detail?: string | undefined;
  children: ReactNode;
}

export function PostRow({ thumb, name, detail, children }: PostRowProps) {
  return (
    <Row>
      <Thumb>{thumb}</Thumb>
      <Words dir="auto">
        <span>{name}</span>
        {detail ? <small>{detail}</small> : null}
      </Words>
      {children}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 48px;
  padding: ${space.half} 0;
  border-bottom: 1px solid ${color.border};
`;

const Thumb = styled.span`
  flex: none;
  width: 40px;
  height: 40px;
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: ${color.textMuted}; }
`;
