import { type ResponseOf, routes } from '@fanfare/shared/contracts';
import { momentText } from '@fanfare/shared/domain';
import { useNavigate } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Banner, Button, Card, color, FailureBanner, font, media, radius, space } from '@fanfare/shared/ui';
import { ImageUp, MessageCircle, MessageSquare } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { ConnectionDrawing } from '../../drawings/ConnectionDrawing.tsx';
import { useConnectInstagram } from './useConnectInstagram.ts';

const text = copy.connect;
const kinds = [
  { Icon: MessageCircle, ink: color.kindMessage, ground: color.kindMessageSoft },
  { Icon: MessageSquare, ink: color.kindComment, ground: color.kindCommentSoft },
  { Icon: ImageUp, ink: color.kindStory, ground: color.kindStorySoft },
] as const;

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
      <Body as="div">
        <Start>
          <ConnectionDrawing />
          <div>
            <h1>{text.title}</h1>
            <Muted>{text.lead}</Muted>
          </div>
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
        </Start>
        <Grants>
          <Caption>{text.asks}</Caption>
          <ul>
            {text.blurbs.map(({ name, text: blurb }, index) => {
              const { Icon, ink, ground } = kinds[index] ?? kinds[0];
              return (
                <li key={name}>
                  <Disc aria-hidden="true" style={{ background: ground, color: ink }}>
                    <Icon size={20} />
                  </Disc>
                  <div>
                    <h2>{name}</h2>
                    <Muted>{blurb}</Muted>
                  </div>
                </li>
              );
            })}
          </ul>
          <Small>{text.privacy}</Small>
        </Grants>
        <HowItWorks aria-labelledby="how-it-works">
          <h2 id="how-it-works">{text.howItWorks}</h2>
          <Steps>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        </HowItWorks>
      </Body>
    </>
  );
}

const Body = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  width: 100%;
  max-width: 960px;
  margin: 0 auto;
  padding: 0;
  overflow: hidden;
  h2 { font-size: ${font.size.body}; }
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); }
`;

const Start = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.x3};
  padding: ${space.x6} ${space.x4};
  text-align: center;
  h1, p { text-wrap: balance; }
  h1 + p { margin-top: ${space.x1}; }
  ${media.narrow} { padding: ${space.x4} ${space.x2}; }
`;

const Grants = styled.div`
  display: grid;
  align-content: center;
  gap: ${space.x3};
  padding: ${space.x4};
  border-inline-start: 1px solid ${color.border};
  ul { display: grid; gap: ${space.x3}; }
  li { display: flex; gap: ${space.x2}; }
  @media (max-width: 899px) { border-inline-start: 0; border-top: 1px solid ${color.border}; }
  ${media.narrow} { padding: ${space.x3} ${space.x2}; }
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Small = styled(Muted)`
  font-size: ${font.size.small};
`;

const Caption = styled.p`
  font-size: ${font.size.title};
  font-weight: ${font.weight.bold};
  line-height: 1.3;
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.medium};
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.x1half};
`;

const HowItWorks = styled.section`
  display: grid;
  gap: ${space.x2};
  grid-column: 1 / -1;
  padding: ${space.x3} ${space.x4} ${space.x4};
  border-top: 1px solid ${color.border};
  background: ${color.sunken};
  ${media.narrow} { padding: ${space.x3} ${space.x2}; }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space.x2} ${space.x3};
  counter-reset: step;
  li { display: flex; align-items: start; gap: ${space.x1half}; counter-increment: step; }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: ${radius.pill};
    background: ${color.accent};
    color: ${color.onAccent};
    font-size: ${font.size.small};
    font-weight: ${font.weight.bold};
  }
`;
