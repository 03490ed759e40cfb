import type { ResponseOf } from '@fanfare/shared/contracts';
import { Considerations } from '@fanfare/shared/domain';
import { Banner, color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/dialogs/probe.ts';

const text = copy.probe;

export function ProbeAnswer({ answer }: { answer: ResponseOf<'POST /api/flows/probe'>['data'] }) {
  const { considered, replies } = answer;
  const chosen = considered.find(({ result }) => result === 'chosen');
  const overlapping = considered.filter(({ result }) => result === 'passed_over');
  return (
    <Frame>
      {chosen ? (
        <section>
          <Verdict>{text.chosen(chosen.name)}</Verdict>
          {replies.length > 0 ? (
            <Replies aria-label={text.replies}>
              {replies.map((reply, place) => (
                <li key={`${place} ${reply}`} dir="auto">
                  {reply}
                </li>
              ))}
            </Replies>
          ) : (
            <p>{text.noReplies}</p>
          )}
        </section>
      ) : (
        <section>
          <Verdict>{text.noMatch}</Verdict>
          <p>{considered.length > 0 ? text.nobodyText : text.none}</p>
        </section>
      )}
      {chosen && overlapping.length > 0 ? (
        <Banner tone="warning">{text.overlap(overlapping.map(({ name }) => name).join(', '))}</Banner>
      ) : null}
      {considered.length > 0 ? (
        <section>
          <h3>{text.considered}</h3>
          <Considerations considered={considered} results={text.results} />
        </section>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  overflow-wrap: anywhere;
  section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x1}; }
  h3 { font-size: ${font.size.body}; }
`;

const Verdict = styled.p`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
`;

const Replies = styled.ul.attrs({ role: 'list' })`
  display: grid;
  justify-items: start;
  gap: ${space.half};
  li {
    max-width: 90%;
    padding: ${space.x1} ${space.x1half};
    border-radius: ${radius.large};
    background: ${color.accentSoft};
    white-space: pre-wrap;
  }
`;
