import { useSearchParams } from '@fanfare/shared/router';
import { BusyButton, Field, media, space } from '@fanfare/shared/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { useTickets } from '../../state/useTickets.ts';

const text = copy.timeTravel;
const PARAMETER = 'as-of';

/** Also opened by `?as-of=`. */
export function TimeTravel() {
  const [parameters, setParameters] = useSearchParams();
  const linked = parameters.get(PARAMETER);
  const [moment, setMoment] = useState(() => toField(linked));
  const [problem, setProblem] = useState('');
  const { isBusy, toMoment } = useTickets();

  const go = async (typed: string) => {
    const then = new Date(typed);
    const isWrong = Number.isNaN(then.getTime()) || then.getTime() > Date.now();
    setProblem(isWrong ? text.wrong : '');
    const address = isWrong ? null : await toMoment(then);
    if (address !== null) location.assign(address);
  };
  useEffect(() => {
    if (linked === null) return;
    // Navigating back must stay here.
    setParameters({}, { replace: true });
    void go(linked);
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void go(moment);
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Field
        label={text.label}
        hint={text.hint}
        error={problem || undefined}
        type="datetime-local"
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
      />
      <BusyButton type="submit" isBusy={isBusy} busyText={text.busy}>
        {text.show}
      </BusyButton>
    </Form>
  );
}

/** Local time, to the minute. */
function toField(typed: string | null): string {
  const then = new Date(typed ?? '');
  if (Number.isNaN(then.getTime())) return '';
  return new Date(then.getTime() - then.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 320px auto;
  justify-content: start;
  align-items: start;
  gap: ${space.x1half};
  /* Beside the control, below which the hint stands. */
  > button { margin-top: 23px; }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > button { justify-self: start; margin-top: 0; }
  }
`;
