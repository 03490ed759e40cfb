import styled from 'styled-components';
import { Avatar, space } from '../../ui/index.ts';
import type { ConnectedAccount } from './ConnectedAccount.ts';

type AccountNameProps = Pick<ConnectedAccount, 'username' | 'picture'>;

export function AccountName({ username, picture }: AccountNameProps) {
  return (
    <Name>
      <Avatar name={username} src={picture} size={20} />
      <span>@{username}</span>
    </Name>
  );
}

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  min-width: 0;
  max-width: 100%;
  vertical-align: bottom;
  > :last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
