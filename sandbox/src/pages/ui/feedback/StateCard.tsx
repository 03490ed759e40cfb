import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface StateCardProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
}

export function StateCard({ icon: Icon, title, children }: StateCardProps) {
  return (
    <Box>
      <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
      <b>{title}</b>
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 40px 20px;
  border: 1px dashed var(--strongLine);
  border-radius: var(--roundLarge);
  text-align: center;
  color: var(--soft);
  b {
    color: var(--ink);
  }
  p {
    max-width: 46ch;
  }
`;
