import { routes } from '@fanfare/shared/contracts';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { type ButtonLook, buttonStyle, Card, StatePanel } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/instagram/comments.ts';
import { useMissingPermission } from '../../state/useMissingPermission.ts';
import { CommentsPanel } from './CommentsPanel.tsx';

const text = copy.comments.notAllowed;

export function CommentsSection() {
  const mayConnect = usePermission('instagram.manage');
  if (!useMissingPermission('comments')) return <CommentsPanel />;
  const action = mayConnect ? (
    <ConnectLink $variant="primary" to={routes.connectInstagram}>
      {text.connect}
    </ConnectLink>
  ) : null;
  return (
    <Card>
      <StatePanel kind="empty" title={text.title} scene="bubbles" action={action}>
        {text.text}
      </StatePanel>
    </Card>
  );
}

const ConnectLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
