import { isAllowed, type Permission, permissions, roles } from '@fanfare/shared/contracts';
import { color, font, space, VisuallyHidden } from '@fanfare/shared/ui';
import { Check, Minus } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/members.ts';

const text = copy.permissions;
const names = Object.keys(permissions).filter((name): name is Permission => name in text.names);

/** Generated from the table that the server enforces. */
export function RoleTable() {
  return (
    <Disclosure>
      <summary>{text.title}</summary>
      <Scroll role="region" aria-label={text.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.permission}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {copy.roles[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((permission) => (
              <tr key={permission}>
                <th scope="row">{text.names[permission]}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <Mark isGiven={isAllowed(role, permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Disclosure>
  );
}

function Mark({ isGiven }: { isGiven: boolean }) {
  const Icon = isGiven ? Check : Minus;
  return (
    <>
      <Icon aria-hidden="true" size={16} color={isGiven ? color.success : color.textMuted} />
      <VisuallyHidden>{isGiven ? text.yes : text.no}</VisuallyHidden>
    </>
  );
}

const Disclosure = styled.details`
  summary { cursor: pointer; font-size: ${font.size.small}; }
`;

const Scroll = styled.div`
  overflow-x: auto;
  table { width: 100%; margin-top: ${space.x1}; border-collapse: collapse; font-size: ${font.size.small}; }
  th { font-weight: ${font.weight.medium}; }
  th, td { padding: ${space.half}; text-align: center; }
  th:first-child { min-width: 132px; padding-inline-start: 0; text-align: start; }
  thead th { color: ${color.textMuted}; }
  tbody tr { border-top: 1px solid ${color.border}; }
`;
