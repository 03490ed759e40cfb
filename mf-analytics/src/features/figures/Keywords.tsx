import { countText } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { Panel } from '../../components/Panel.tsx';
import { SampleBadge } from '../../components/SampleBadge.tsx';
import { copy } from '../../copy/analytics.ts';
import type { Overview } from '../../state/overview.api.ts';
import { messagesWith } from './messagesWith.ts';

const text = copy.keywords;
const SHOWN = 10;

/** The word next to it names the sentiment too, so colour is not the only hint. */
export function Keywords({ keywords, isSample }: { keywords: Overview['topKeywords']; isSample: boolean }) {
  const shown = keywords.slice(0, SHOWN);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <Panel title={text.title} lead={text.estimate} aside={<SampleBadge isSample={isSample} />}>
      {shown.length === 0 ? <Quiet>{text.nothing}</Quiet> : null}
      <List>
        {shown.map(({ keyword, count, sentiment }) => (
          <li key={keyword}>
            {isSample ? (
              <span>{keyword}</span>
            ) : (
              <Link to={messagesWith(keyword)} title={text.messages(keyword)}>
                {keyword}
              </Link>
            )}
            <Bar aria-hidden="true">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </Bar>
            <b>{countText(count)}</b>
            <Mood $ink={inks[sentiment]}>{text.sentiments[sentiment]}</Mood>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const inks = { positive: color.success, negative: color.danger, neutral: color.warning };

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr) minmax(4ch, auto) minmax(8ch, auto);
  gap: ${space.half} ${space.x1};
  list-style: none;
  font-variant-numeric: tabular-nums;
  li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; min-height: 32px; }
  a { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { text-align: end; font-weight: ${font.weight.medium}; }
`;

const Bar = styled.span`
  display: block;
  height: 8px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  span { display: block; height: 100%; min-width: 4px; border-radius: inherit; background: ${color.kindMessage}; }
  &, span { print-color-adjust: exact; }
`;

const Mood = styled.span<{ $ink: string }>`
  color: ${({ $ink }) => $ink};
  font-size: ${font.size.small};
`;
