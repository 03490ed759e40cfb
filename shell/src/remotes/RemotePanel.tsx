import { Link } from '@fanfare/shared/router';
import { Button, color, font, StatePanel, space, Wordmark } from '@fanfare/shared/ui';
import { Unplug } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../copy.ts';

interface RemotePanelProps {
  title: string;
  text: string;
  /** Which build failed and how: for whoever is asked for help. */
  detail: string;
  onRetry: () => void;
}

/** Stands where a remote's screen would be: says what is missing, keeps the way out open, and tries again in place. */
export function RemotePanel({ title, text, detail, onRetry }: RemotePanelProps) {
  return (
    <Page>
      <header>
        <Home to="/">
          <Wordmark />
        </Home>
      </header>
      <main>
        <h1>{title}</h1>
        <StatePanel
          kind="failed"
          title={text}
          icon={<Unplug size={24} />}
          action={
            <Button $variant="primary" onClick={onRetry}>
              {copy.remoteFailed.retry}
            </Button>
          }
        >
          <Detail>
            <summary>{copy.remoteFailed.details}</summary>
            <code>{detail}</code>
          </Detail>
        </StatePanel>
      </main>
    </Page>
  );
}

const Page = styled.div`
  max-width: 720px;
  margin: 0 auto;
  padding: ${space.x3} ${space.x2} ${space.x8};
  h1 { margin: ${space.x5} 0 ${space.x3}; font-size: ${font.size.display}; line-height: 1.25; }
`;

const Home = styled(Link)`
  color: ${color.text};
  text-decoration: none;
`;

const Detail = styled.details`
  font-size: ${font.size.small};
  summary { cursor: pointer; }
  code { font-family: ${font.mono}; overflow-wrap: anywhere; }
`;
