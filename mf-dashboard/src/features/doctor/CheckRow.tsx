import { errorText } from '@fanfare/shared/api';
import { type DoctorCheck, routes } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { BusyButton, type ButtonLook, buttonStyle, color, font, media, space, VisuallyHidden } from '@fanfare/shared/ui';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy/doctor.ts';
import { type Fix, useFixCheckMutation } from './doctor.api.ts';

const text = copy.doctor;
const icons = { pass: CircleCheck, fail: CircleX, unknown: CircleHelp };
/** Where only connecting anew helps. */
const byConnecting: ReadonlySet<DoctorCheck['id']> = new Set(['connected', 'token_alive', 'token_life', 'scopes']);

export function CheckRow({ check: { id, title, result, finding, fix, canFix } }: { check: DoctorCheck }) {
  const Icon = icons[result];
  return (
    <Row $result={result}>
      <Icon aria-hidden="true" />
      <div>
        <b>
          {title}
          <VisuallyHidden>: {text.results[result]}</VisuallyHidden>
        </b>
        <p>{finding}</p>
        {fix ? <p data-fix="">{fix}</p> : null}
      </div>
      {canFix && isFix(id) ? <FixButton fix={id} /> : null}
      {result === 'fail' && !canFix && byConnecting.has(id) ? (
        <ConnectLink to={routes.connectInstagram} $variant="primary" $size="small">
          {text.connect}
        </ConnectLink>
      ) : null}
    </Row>
  );
}

function FixButton({ fix }: { fix: Fix }) {
  const { toast } = useHost();
  const [fixCheck, { isLoading }] = useFixCheckMutation();
  const run = async () => {
    const { error } = await fixCheck(fix);
    if (error) toast({ kind: 'error', title: errorText(error, { fallback: text.fixFailed }) });
  };
  return (
    <BusyButton $variant="primary" $size="small" isBusy={isLoading} busyText={text.fixing} onClick={() => void run()}>
      {text.fixes[fix]}
    </BusyButton>
  );
}

function isFix(id: DoctorCheck['id']): id is Fix {
  return id in text.fixes;
}

const inks = { pass: color.success, fail: color.danger, unknown: color.textMuted };

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

const ConnectLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
