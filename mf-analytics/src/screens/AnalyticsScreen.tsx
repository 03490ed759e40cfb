import { type AnalyticsPeriod, routes } from '@fanfare/shared/contracts';
import { UserMenu } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { AfterPaint, AppHeader, PageBody, Skeleton, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { MessageVolume } from '../features/message-volume/MessageVolume.tsx';
import { PeriodSelector } from '../features/message-volume/PeriodSelector.tsx';

/** The specification's default. */
const DEFAULT_PERIOD: AnalyticsPeriod = '7d';

export function AnalyticsScreen() {
  const [period, setPeriod] = useState(DEFAULT_PERIOD);
  return (
    <>
      <AppHeader link={Link} current={routes.analytics}>
        <UserMenu />
      </AppHeader>
      <PageBody>
        <Head>
          <h1>{copy.title}</h1>
          <PeriodSelector value={period} onChange={setPeriod} />
        </Head>
        <AfterPaint fallback={<Skeleton $height="464px" />}>
          <MessageVolume period={period} />
        </AfterPaint>
      </PageBody>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1half} ${space.x3};
`;
