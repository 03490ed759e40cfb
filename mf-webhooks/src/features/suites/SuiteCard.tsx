import { failureNotice } from '@fanfare/shared/api';
import type { TestResult, TestSuite } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { usePermission } from '@fanfare/shared/store';
import { Badge, BusyButton, Button, color, font, radius, space } from '@fanfare/shared/ui';
import { ChevronDown, ChevronUp, Download, Play } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { suitesCopy } from '../../copy/testing.ts';
import { downloadFixture } from './downloadFixture.ts';
import { SuiteSteps } from './SuiteSteps.tsx';
import { useExecuteSuiteMutation, useTestSuitesQuery } from './suites.api.ts';

const text = suitesCopy.list;
/** Interval at which completed steps are refetched while a suite runs. */
const PROGRESS_MS = 300;

interface SuiteCardProps {
  suite: TestSuite;
  /** Undefined if it was never run. */
  latest: TestResult | undefined;
}

export function SuiteCard({ suite, latest }: SuiteCardProps) {
  const mayRun = usePermission('events.manage');
  const { toast } = useHost();
  const [execute, { isLoading }] = useExecuteSuiteMutation();
  const [wantsSteps, setWantsSteps] = useState(false);
  // Includes runs started elsewhere.
  const isRunning = isLoading || suite.progress !== null;
  useTestSuitesQuery(undefined, { pollingInterval: isRunning ? PROGRESS_MS : 0 });
  const isOpen = wantsSteps || isRunning;
  const run = async () => {
    setWantsSteps(true);
    const { data, error } = await execute(suite.id);
    if (data) {
      const isGood = data.passed === data.totalTests;
      return toast({ kind: isGood ? 'success' : 'error', title: text.ran(data.passed, data.totalTests) });
    }
    toast(failureNotice(error, text.runFailed));
  };
  return (
    <Card>
      <Head>
        <Words>
          <b>{text.name(suite.senderUsername)}</b>
          <small>
            {text.account(suite.accountId)} · {text.steps(suite.tests.length)} · <RelativeTime at={suite.timestamp} />
          </small>
        </Words>
        {latest ? (
          <Badge tone={latest.failed === 0 ? 'success' : 'danger'}>{text.ran(latest.passed, latest.totalTests)}</Badge>
        ) : null}
        <Buttons>
          {mayRun ? (
            <BusyButton
              $size="small"
              $variant="primary"
              isBusy={isRunning}
              busyText={text.running}
              aria-label={text.runNamed(text.name(suite.senderUsername))}
              onClick={() => void run()}
            >
              <Play aria-hidden="true" />
              {text.run}
            </BusyButton>
          ) : null}
          <Button $size="small" onClick={() => downloadFixture(suite, latest)}>
            <Download aria-hidden="true" />
            {text.export}
          </Button>
          <Button $size="small" $variant="quiet" aria-expanded={isOpen} onClick={() => setWantsSteps(!isOpen)}>
            {text.showSteps}
            {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </Button>
        </Buttons>
      </Head>
      {isOpen ? (
        <SuiteSteps tests={suite.tests} results={isRunning ? (suite.progress ?? []) : latest?.results} isRunning={isRunning} />
      ) : null}
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
  padding: ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x1half};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  b { font-weight: ${font.weight.bold}; }
  small { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;
