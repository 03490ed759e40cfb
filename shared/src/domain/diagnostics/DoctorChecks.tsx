import { CircleAlert, CircleCheck, CircleHelp, CircleX, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { DoctorCheck } from '../../contracts/index.ts';
import { localize } from '../../language/index.ts';
import { Banner, Button, color, font, media, space, VisuallyHidden } from '../../ui/index.ts';
import { RelativeTime } from '../../ui/times/RelativeTime.tsx';
import { copy } from '../copy.ts';

const text = copy.doctor;
const icons = { pass: CircleCheck, warn: CircleAlert, fail: CircleX, unknown: CircleHelp };

interface DoctorChecksProps {
  checks: readonly DoctorCheck[];
  checkedAt: string;
  isFetching: boolean;
  /** True if the latest check failed, so the results are older. */
  isFailed: boolean;
  onAgain: () => void;
  action: (check: DoctorCheck) => ReactNode;
}

/** Results of the connection diagnostics: a summary, then every check in the order of repair. */
export function DoctorChecks({ checks, checkedAt, isFetching, isFailed, onAgain, action }: DoctorChecksProps) {
  const failed = checks.filter(({ result }) => result === 'fail').length;
  const unknown = checks.filter(({ result }) => result === 'unknown').length;
  const warned = checks.filter(({ result }) => result === 'warn').length;
  const tone = failed > 0 ? 'danger' : warned > 0 ? 'warning' : unknown > 0 ? 'info' : 'success';
  return (
    <Frame>
      <Banner tone={tone}>
        {failed > 0
          ? text.ill(failed)
          : warned > 0
            ? text.warned(warned)
            : unknown > 0
              ? text.unsure(unknown)
              : text.well(checks.length)}
      </Banner>
      {isFailed ? <Banner tone="danger">{text.failed}</Banner> : null}
      <List aria-label={text.checks} aria-busy={isFetching}>
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} action={action(check)} />
        ))}
      </List>
      <Foot>
        <span>
          {text.examined} <RelativeTime at={checkedAt} />
        </span>
        <Button $size="small" disabled={isFetching} onClick={onAgain}>
          <RefreshCw aria-hidden="true" />
          {text.again}
        </Button>
      </Foot>
    </Frame>
  );
}

function CheckRow({ check, action }: { check: DoctorCheck; action: ReactNode }) {
  const { title, result, finding, fix } = check;
  const Icon = icons[result];
  return (
    <Row $result={result}>
      <Icon aria-hidden="true" />
      <div>
        <b>
          {localize(check.titleMessage, title)}
          <VisuallyHidden>: {text.results[result]}</VisuallyHidden>
        </b>
        <p>{localize(check.findingMessage, finding)}</p>
        {fix ? <p data-fix="">{localize(check.fixMessage, fix)}</p> : null}
      </div>
      {action}
    </Row>
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

const inks = { pass: color.success, warn: color.warning, fail: color.danger, unknown: color.textMuted };

const Row = styled.li<{ $result: DoctorCheck['result'] }>`
  display: flex;
  align-items: start;
  gap: ${space.x1half};
  padding: ${space.x1half} 0;
  > svg { flex: none; width: 20px; height: 20px; margin-top: 2px; color: ${({ $result }) => inks[$result]}; }
  > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  b { font-weight: ${font.weight.medium}; }
  p { color: ${color.textMuted}; font-size: ${font.size.small}; }
  p[data-fix] { color: ${color.text}; }
  ${media.narrow} { flex-wrap: wrap; > :nth-child(3) { width: 100%; } }
`;
