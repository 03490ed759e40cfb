import { color, font, space } from '@fanfare/shared/ui';
import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

const text = copy.callback;
const meanings: Readonly<Record<string, string>> = text.grants;

/** Says what can be done now, with Instagram's name of each permission below. */
export function Grants({ permissions }: { permissions: readonly string[] }) {
  return (
    <List>
      {permissions.map((permission) => (
        <li key={permission}>
          <CircleCheck aria-hidden="true" />
          <div>
            <p>{meanings[permission] ?? text.otherGrant}</p>
            <Name>{permission}</Name>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.x1half};
  li { display: flex; gap: ${space.x1half}; }
  svg { flex: none; width: 20px; height: 20px; margin-top: 1px; color: ${color.success}; }
`;

const Name = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.caption};
  overflow-wrap: anywhere;
`;
