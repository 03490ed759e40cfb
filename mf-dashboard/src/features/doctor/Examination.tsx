import { RelativeTime } from '@fanfare/shared/parts';
import { Banner, Button, color, font, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/doctor.ts';
import { CheckRow } from './CheckRow.tsx';
import { useExaminationQuery } from './doctor.api.ts';
import { PauseNotice } from './PauseNotice.tsx';

const text = copy.doctor;

export function Examination() {
  const { data, isFetching, isError, refetch } = useExaminationQuery();
  if (!data) {
    if (!isError) return <SkeletonRows label={text.loading} count={8} height="48px" />;
    return <StatePanel kind="failed" title={text.failed} action={<Button onClick={refetch}>{text.retry}</Button>} />;
  }
  const { checks, checkedAt } = data.data;
  const failed = checks.filter(({ result }) => result === 'fail').length;
  const unknown = checks.filter(({ result }) => result === 'unknown').length;
  const tone = failed > 0 ? 'danger' : unknown > 0 ? 'info' : 'success';
  return (
    <Frame>
      <PauseNotice />
      <Banner tone={tone}>{failed > 0 ? text.ill(failed) : unknown > 0 ? text.unsure(unknown) : text.well(checks.length)}</Banner>
      {isError ? <Banner tone="danger">{text.failed}</Banner> : null}
      <List aria-label={text.checks} aria-busy={isFetching}>
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </List>
      <Foot>
        <span>
          {text.examined} <RelativeTime at={checkedAt} />
        </span>
        <Button $size="small" disabled={isFetching} onClick={refetch}>
          <RefreshCw aria-hidden="true" />
          {text.again}
        </Button>
      </Foot>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const List = styled.ol`
  display: grid;
  li + li { border-top: 1px solid ${color.border}; }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
