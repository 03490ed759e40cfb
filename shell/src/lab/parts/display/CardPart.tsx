import { StatCard, StatRow } from '@fanfare/shared/parts';
import { Card } from '@fanfare/shared/ui';
import { State } from '../../State.tsx';

export function CardPart() {
  return (
    <>
      <State name="Card">
        <Card as="div">What belongs together stands on one surface.</Card>
      </State>
      <State name="Figures: known, with a hint, still loading">
        <StatRow>
          <StatCard label="Messages today" value="1,284" />
          <StatCard label="Answered" value="97 %" hint="up from 92 %" />
          <StatCard label="Waiting" value={null} />
        </StatRow>
      </State>
    </>
  );
}
