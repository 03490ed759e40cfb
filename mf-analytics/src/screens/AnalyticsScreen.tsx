import { AfterPaint, PageBody, Skeleton, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../copy/analytics.ts';
import { ExportMenu } from '../features/range/ExportMenu.tsx';
import { RangeBar } from '../features/range/RangeBar.tsx';
import { AnalyticsFigures } from './AnalyticsFigures.tsx';
import { PrintStyle } from './PrintStyle.ts';

export function AnalyticsScreen() {
  return (
    <>
      <PrintStyle />
      <PageBody>
        <Head>
          <h1>{copy.title}</h1>
          <Tools data-on-screen>
            <RangeBar />
            <ExportMenu />
          </Tools>
        </Head>
        <AfterPaint fallback={<Skeleton $height="464px" />}>
          <AnalyticsFigures />
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

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x2};
  min-width: 0;
`;
