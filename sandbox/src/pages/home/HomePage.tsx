import { styled } from 'styled-components';
import { ClockControls } from '../clock/ClockControls.tsx';
import { type ButtonLook, buttonStyle } from '../ui/Button.ts';
import { Card } from '../ui/frame/Card.ts';
import { AccountList } from './AccountList.tsx';
import { AppAddresses } from './AppAddresses.tsx';
import { AppRules } from './AppRules.tsx';
import { ResetControl } from './ResetControl.tsx';

export function HomePage() {
  return (
    <Page>
      <Hero>
        <h1>Instagram, on this computer</h1>
        <p>
          A local stand-in for Instagram’s login, Graph API and webhooks. It is as strict as the real one, needs no account, and
          nothing leaves this machine.
        </p>
        <div>
          <ButtonLink href="/phone" $strong>
            Be a follower on the phone
          </ButtonLink>
          <ButtonLink href="/deliveries">See what the app was sent</ButtonLink>
          <ButtonLink href="/faults">Let something go wrong</ButtonLink>
        </div>
      </Hero>
      <Columns>
        <Card aria-label="Accounts">
          <h2>Accounts</h2>
          <AccountList />
        </Card>
        <Card aria-label="For the app">
          <h2>For the app</h2>
          <AppAddresses />
        </Card>
        <Card aria-label="Rules for the app">
          <h2>Rules for the app</h2>
          <AppRules />
        </Card>
        <Card aria-label="Clock">
          <h2>Clock</h2>
          <p>Messaging windows, tokens, addresses of pictures and retries follow it.</p>
          <ClockControls />
        </Card>
        <Card aria-label="Fresh start">
          <h2>Fresh start</h2>
          <ResetControl />
        </Card>
      </Columns>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 3.4vw, 44px);
  max-width: 1160px;
  margin: 0 auto;
  padding: clamp(20px, 4vw, 52px) clamp(12px, 3vw, 32px) 64px;
`;

const Hero = styled.section`
  display: grid;
  gap: 14px;
  h1 {
    font-size: clamp(28px, 4.4vw, 42px);
    letter-spacing: -0.02em;
  }
  > p {
    max-width: 60ch;
    font-size: 17px;
    color: var(--soft);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 6px;
  }
`;

const ButtonLink = styled.a<ButtonLook>`
  ${buttonStyle}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media (min-width: 720px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 2;
    }
    > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }
  @media (min-width: 720px) and (max-width: 979px) {
    > * {
      grid-column: span 3;
    }
  }
  p {
    color: var(--soft);
  }
`;
