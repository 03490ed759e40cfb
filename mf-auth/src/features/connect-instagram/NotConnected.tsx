import { type ResponseOf, routes } from '@fanfare/shared/contracts';
import { momentText } from '@fanfare/shared/domain';
import { useNavigate } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Banner, Button, Card, color, FailureBanner, font, radius, space } from '@fanfare/shared/ui';
import { ImageUp, MessageCircle, MessageSquare } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { useConnectInstagram } from './useConnectInstagram.ts';

const text = copy.connect;
const icons = [MessageCircle, MessageSquare, ImageUp];

interface NotConnectedProps {
  /** Set if another user has connected the account that was connected here. */
  takeover: ResponseOf<'GET /api/instagram/status'>['takeover'];
  leave: (address: string) => void;
}

export function NotConnected({ takeover, leave }: NotConnectedProps) {
  const { connectInstagram, isConnecting, connectError } = useConnectInstagram(leave);
  const navigate = useNavigate();
  const mayConnect = usePermission('instagram.manage');
  return (
    <>
      <div>
        <h1>{text.title}</h1>
        <Muted>{text.lead}</Muted>
      </div>
      {takeover ? (
        <Banner
          tone="warning"
          action={
            mayConnect ? (
              <Button $size="small" disabled={isConnecting} onClick={connectInstagram}>
                {text.connectAgain}
              </Button>
            ) : null
          }
        >
          {text.takenOver(takeover.username, momentText(takeover.at))}
        </Banner>
      ) : null}
      {connectError ? <FailureBanner failure={connectError} /> : null}
      <Blurbs>
        {text.blurbs.map(({ name, text: blurb }, index) => {
          const Icon = icons[index] ?? MessageCircle;
          return (
            <Card as="li" key={name}>
              <Icon aria-hidden="true" />
              <h2>{name}</h2>
              <Muted>{blurb}</Muted>
            </Card>
          );
        })}
      </Blurbs>
      <Choices>
        {mayConnect ? (
          <Button $variant="primary" disabled={isConnecting} onClick={connectInstagram}>
            {isConnecting ? text.submitting : text.submit}
          </Button>
        ) : (
          <Muted>{text.notAllowed}</Muted>
        )}
        <Button $variant="quiet" onClick={() => navigate(routes.dashboard)}>
          {text.skip}
        </Button>
      </Choices>
      <Card aria-labelledby="how-it-works">
        <h2 id="how-it-works">{text.howItWorks}</h2>
        <Steps>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Card>
    </>
  );
}

const Muted = styled.p`
  margin-top: ${space.half};
  color: ${color.textMuted};
`;

const Blurbs = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${space.x2};
  svg { color: ${color.accent}; }
  h2 { font-size: ${font.size.lead}; }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1half};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.x1half};
  margin-top: ${space.x2};
  counter-reset: step;
  li { display: flex; align-items: center; gap: ${space.x1half}; counter-increment: step; }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    border-radius: ${radius.pill};
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: ${font.weight.bold};
  }
`;
