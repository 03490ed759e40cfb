import { countText } from '@fanfare/shared/domain';
import { Banner, color, font, radius, StatePanel, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { replayCopy as copy } from '../../copy/panels/replay.ts';
import type { Report } from './replay.api.ts';

const changes = ['stolen', 'newly_answered', 'dropped', 'different'] as const;
const rows = ['messages', 'peakPerHour', 'tooLate', 'peopleOverMinuteLimit'] as const;

export function ReplaySummary({ report }: { report: Report }) {
  if (report.events === 0) {
    return (
      <StatePanel kind="empty" title={copy.nothing}>
        {copy.nothingHint}
      </StatePanel>
    );
  }
  const { draft, published, limitPerHour } = report;
  const isSame = report.people === 0;
  return (
    <>
      <div role="status">
        <Sentence>{copy.sentence(report.events, report.people)}</Sentence>
        {isSame ? <p>{copy.same}</p> : null}
        {report.isComplete ? null : <Quiet>{copy.incomplete(report.events)}</Quiet>}
      </div>
      {isSame ? null : (
        <Counts>
          {changes.map((change) => (
            <div key={change} data-is-none={report.changes[change] === 0}>
              <dt>{copy.changes[change]}</dt>
              <dd>{countText(report.changes[change])}</dd>
            </div>
          ))}
        </Counts>
      )}
      {draft.peakPerHour > limitPerHour ? <Banner tone="warning">{copy.overLimit(limitPerHour)}</Banner> : null}
      {draft.tooLate > 0 ? <Banner tone="warning">{copy.tooLate(draft.tooLate)}</Banner> : null}
      <Load>
        <caption>{copy.load}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.columns.what}</th>
            <th scope="col">{copy.columns.published}</th>
            <th scope="col">{copy.columns.draft}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{copy.rows[row]}</th>
              <td>{countText(published[row])}</td>
              <td data-is-more={draft[row] > published[row]}>{countText(draft[row])}</td>
            </tr>
          ))}
        </tbody>
      </Load>
    </>
  );
}

const Sentence = styled.p`
  font-weight: ${font.weight.bold};
`;

const Quiet = styled.p`
  font-size: ${font.size.small};
  color: ${color.textMuted};
`;

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${space.x1};
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${space.x1} ${space.x1half};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
  }
  dt { font-size: ${font.size.small}; color: ${color.textMuted}; }
  dd { font-size: ${font.size.title}; font-weight: ${font.weight.bold}; font-variant-numeric: tabular-nums; }
  div[data-is-none='true'] dd { color: ${color.textMuted}; font-weight: ${font.weight.regular}; }
`;

const Load = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font.size.small};
  caption { padding-bottom: ${space.half}; text-align: start; font-weight: ${font.weight.bold}; }
  th { font-weight: ${font.weight.regular}; text-align: start; color: ${color.textMuted}; }
  th, td { padding: ${space.half} 0; border-bottom: 1px solid ${color.border}; }
  td, th:not(:first-child) { width: 4.5rem; text-align: end; font-variant-numeric: tabular-nums; }
  td[data-is-more='true'] { font-weight: ${font.weight.bold}; }
`;
