import { failureNotice } from '@fanfare/shared/api';
import { LABEL_MAX_LENGTH, LABELS_MAX, type Thread } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { usePermission } from '@fanfare/shared/store';
import { Button, Input, space, VisuallyHidden } from '@fanfare/shared/ui';
import { Chip } from '@fanfare/shared/widgets';
import { type SubmitEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useChangeThreadMutation } from '../inbox.api.ts';

const text = copy.inbox.person;

export function Labels({ thread: { id, labels } }: { thread: Thread }) {
  const host = useHost();
  const fieldId = useId();
  const [name, setName] = useState('');
  const mayLabel = usePermission('inbox.reply');
  const [change, { isLoading }] = useChangeThreadMutation();

  async function put(next: string[]): Promise<boolean> {
    const result = await change({ id, labels: next });
    if (result.error) host.toast(failureNotice(result.error, text.labelFailed));
    return result.error === undefined;
  }
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const label = name.trim();
    if (label !== '' && (labels.includes(label) || (await put([...labels, label])))) setName('');
  };

  return (
    <>
      <Chips>
        {labels.map((label) => (
          <Chip
            key={label}
            {...(mayLabel && {
              removeLabel: text.removeLabel(label),
              onRemove: () => void put(labels.filter((each) => each !== label)),
            })}
          >
            {label}
          </Chip>
        ))}
      </Chips>
      {mayLabel && labels.length < LABELS_MAX ? (
        <Form onSubmit={(event) => void add(event)}>
          <VisuallyHidden as="label" htmlFor={fieldId}>
            {text.addLabel}
          </VisuallyHidden>
          <Input
            id={fieldId}
            value={name}
            maxLength={LABEL_MAX_LENGTH}
            placeholder={text.addLabel}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={name.trim() === '' || isLoading}>
            {text.add}
          </Button>
        </Form>
      ) : null}
    </>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  &:empty { display: none; }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x1};
`;
