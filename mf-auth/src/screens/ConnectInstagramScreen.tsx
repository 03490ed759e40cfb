import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { selectIsLost, selectUser, useAppSelector } from '@fanfare/shared/store';
import { Button, FailureBanner, font, HeaderContent, media, PageBody, Skeleton, VisuallyHidden } from '@fanfare/shared/ui';
import { LogOut } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { Connected } from '../features/connect-instagram/Connected.tsx';
import { NotConnected } from '../features/connect-instagram/NotConnected.tsx';
import { useTakeover } from '../features/connect-instagram/useTakeover.ts';
import { useLinkToken } from '../features/mail-link/useLinkToken.ts';
import { navigateAway } from '../state/navigateAway.ts';

/** @param leave navigates the whole browser; replaced in tests */
export function ConnectInstagramScreen({ leave = navigateAway }: { leave?: (address: string) => void }) {
  const user = useAppSelector(selectUser);
  const host = useHost();
  const { data: status, isLoading, isError } = useInstagramStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const isLost = useAppSelector(selectIsLost);
  const { isMoving, failure } = useTakeover(useLinkToken());
  // Any error in the status check means not connected, with no message (specification, section 4). Without a
  // connection nothing is checked.
  const isConnected = status?.connected === true && (!isError || isLost);
  return (
    <>
      <HeaderContent
        status={user ? <Welcome>{copy.connect.welcome(user.username)}</Welcome> : null}
        actions={
          <Button $size="small" onClick={() => void host.signOut()}>
            <LogOut aria-hidden="true" />
            <LogoutText>{copy.connect.logout}</LogoutText>
          </Button>
        }
      />
      <PageBody aria-busy={isLoading || isMoving}>
        {failure ? <FailureBanner failure={failure} /> : null}
        {isLoading || isMoving ? (
          <Checking title={isMoving ? copy.takeover.moving : copy.connect.checking} />
        ) : isConnected ? (
          <Connected status={status} leave={leave} />
        ) : (
          <NotConnected takeover={status?.takeover ?? null} leave={leave} />
        )}
      </PageBody>
    </>
  );
}

function Checking({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Skeleton $height="60px" $width="60%" />
      <Skeleton $height="140px" />
      <Skeleton $height="180px" />
    </>
  );
}

const LogoutText = styled.span`
  ${media.narrow} { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

const Welcome = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${font.weight.medium};
`;
