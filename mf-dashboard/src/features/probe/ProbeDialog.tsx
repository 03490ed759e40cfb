import { failureNotice } from '@fanfare/shared/api';
import { type ProbeSurface, probeSurfaces, TEST_TEXT_MAX_LENGTH } from '@fanfare/shared/contracts';
import { AccountField } from '@fanfare/shared/domain';
import { useQueryState } from '@fanfare/shared/router';
import { selectListsAllAccounts, useAppSelector } from '@fanfare/shared/store';
import { BusyButton, Dialog, FailureBanner, Field, Label, Select, space } from '@fanfare/shared/ui';
import { Checkbox, TextAreaField } from '@fanfare/shared/widgets';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/dialogs/probe.ts';
import { probeParams } from '../../state/params/probeParams.ts';
import { ProbeAnswer } from './ProbeAnswer.tsx';
import { type Probe, useProbeMutation } from './probe.api.ts';

const text = copy.probe;

/** Events other than messages, by source. */
const extras = {
  reaction: { name: 'emoji', label: text.emoji },
  postback: { name: 'payload', label: text.payload },
  referral: { name: 'ref', label: text.ref },
} as const;

function extraOf(surface: ProbeSurface) {
  return surface === 'reaction' || surface === 'postback' || surface === 'referral' ? extras[surface] : null;
}

export function ProbeDialog() {
  const { values, set } = useQueryState(probeParams);
  return (
    <Dialog open={values.probe === 'open'} onClose={() => set({ probe: 'closed' })} title={text.title}>
      <ProbeForm />
    </Dialog>
  );
}

function ProbeForm() {
  const surfaceId = useId();
  const [words, setWords] = useState('');
  const [surface, setSurface] = useState<ProbeSurface>('message');
  const [extra, setExtra] = useState('');
  const [isFirst, setFirst] = useState(false);
  const [account, setAccount] = useState('');
  const accountId = useAppSelector(selectListsAllAccounts) ? account : null;
  const [probe, { data, error, isLoading, isError }] = useProbeMutation();
  const extraField = extraOf(surface);

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const body: Probe = { text: words, surface, ...(surface === 'message' && { isFirstMessage: isFirst }) };
    void probe({ body: extraField && extra ? { ...body, [extraField.name]: extra } : body, accountId });
  };

  return (
    <Frame>
      <p>{text.intro}</p>
      <Form onSubmit={ask}>
        <TextAreaField
          label={text.text}
          rows={2}
          limit={{ most: TEST_TEXT_MAX_LENGTH, unit: 'characters' }}
          placeholder={text.placeholder}
          value={words}
          onChange={(change) => setWords(change.target.value)}
        />
        <AccountField label={text.account} value={account} onChange={setAccount} />
        <div>
          <Label htmlFor={surfaceId}>{text.surface}</Label>
          <Select
            id={surfaceId}
            value={surface}
            onChange={(change) => {
              setSurface(probeSurfaces.find((each) => each === change.target.value) ?? 'message');
              setExtra('');
            }}
          >
            {probeSurfaces.map((each) => (
              <option key={each} value={each}>
                {text.surfaces[each]}
              </option>
            ))}
          </Select>
        </div>
        {extraField ? (
          <Field label={extraField.label} value={extra} onChange={(change) => setExtra(change.target.value)} />
        ) : null}
        {surface === 'message' ? <Checkbox label={text.isFirst} checked={isFirst} onChange={setFirst} /> : null}
        <BusyButton $variant="primary" type="submit" isBusy={isLoading} busyText={text.asking}>
          {text.ask}
        </BusyButton>
      </Form>
      <div role="status">
        {isError ? <FailureBanner failure={failureNotice(error, text.failed)} /> : null}
        {data ? <ProbeAnswer answer={data} /> : null}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  > div { display: grid; gap: ${space.half}; }
  > button { justify-self: start; }
`;
