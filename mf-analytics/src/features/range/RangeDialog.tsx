import { Banner, Button, Dialog, Field, space } from '@fanfare/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/analytics.ts';

const text = copy.range;
const RANGE_DAYS_MAX = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

interface RangeDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (from: string, to: string) => void;
}

export function RangeDialog({ open, onClose, onChoose }: RangeDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const from = String(fields.get('from'));
    const to = String(fields.get('to'));
    const broken = brokenRule(from, to);
    setProblem(broken);
    if (broken) return;
    onChoose(from, to);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={text.window}>
      <Form onSubmit={choose}>
        {problem ? <Banner tone="danger">{problem}</Banner> : null}
        <Days>
          <Field label={text.from} name="from" type="date" required />
          <Field label={text.to} name="to" type="date" required />
        </Days>
        <div>
          <Button type="submit" $variant="primary">
            {text.apply}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function brokenRule(from: string, to: string): string | null {
  if (to < from) return text.backwards;
  return Date.parse(to) - Date.parse(from) >= RANGE_DAYS_MAX * DAY_MS ? text.tooLong : null;
}

const Form = styled.form`
  display: grid;
  gap: ${space.x2};
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${space.x2};
`;
