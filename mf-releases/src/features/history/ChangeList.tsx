import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy as text } from '../../copy.ts';

export function ChangeList({ history }: Pick<ReleasedRemote, 'history'>) {
  return (
    <Details>
      <summary>{text.history}</summary>
      <ol>
        {history.map(({ seq, at, by, kind, build, traffic, isAuto, because, verdict, username, liveBefore, evidence }) => (
          <li key={seq}>
            <span>
              <b>{text.actors[by] ?? by}</b> {text.changes[kind](build ?? '', traffic ?? 0, isAuto)}, <RelativeTime at={at} />
            </span>
            {because ? <Quiet>{text.because(because)}</Quiet> : null}
            {username ? <Quiet>{text.whose(username)}</Quiet> : null}
            {verdict ? <Quiet>{text.verdict(verdict.passed, verdict.note)}</Quiet> : null}
            {liveBefore && !verdict ? <Quiet>{text.liveBefore(liveBefore)}</Quiet> : null}
            {evidence.map((item) => (
              <Quiet key={item.build}>{text.evidence(item.build, item.drawn, item.failed, item.crashed)}</Quiet>
            ))}
          </li>
        ))}
      </ol>
    </Details>
  );
}

const Details = styled.details`
  summary { width: fit-content; cursor: pointer; font-weight: ${font.weight.medium}; }
  ol { display: grid; gap: ${space.x1half}; margin-top: ${space.x1half}; }
  li { display: grid; overflow-wrap: anywhere; }
  b { font-weight: ${font.weight.medium}; }
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
