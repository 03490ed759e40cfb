import { styled } from 'styled-components';
import { ClockControls } from '../clock/ClockControls.tsx';
import { Card } from '../ui/frame/Card.ts';
import { PageBody } from '../ui/frame/PageBody.tsx';
import { FaultForm } from './FaultForm.tsx';
import { RunningFaults } from './RunningFaults.tsx';

export function FaultsPage() {
  return (
    <PageBody
      title="Fault dial"
      lead="Makes calls of the app and webhooks to it go wrong as Meta’s do. Faults stay on until they are used up or switched off, over restarts too."
      width={1040}
    >
      <Columns>
        <FaultForm />
        <div>
          <RunningFaults />
          <Card aria-label="Clock">
            <h2>Clock</h2>
            <p>Messaging windows, tokens, addresses of pictures and retries follow it.</p>
            <ClockControls />
          </Card>
          <p>
            What came of it: <a href="/deliveries">webhooks to the app</a>, <a href="/calls">calls of the app</a>.
          </p>
        </div>
      </Columns>
    </PageBody>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  p {
    color: var(--soft);
  }
`;
