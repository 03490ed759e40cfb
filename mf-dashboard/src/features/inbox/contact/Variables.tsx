import { errorText, failureNotice } from '@fanfare/shared/api';
import { type ContactVariable, VARIABLE_VALUE_MAX_LENGTH } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { useAuthorName, useHost } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { usePermission } from '@fanfare/shared/store';
import { Button, color, font, IconButton, radius, SkeletonRows, space } from '@fanfare/shared/ui';
import { Bot, Pencil, Plus, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { flowUrl } from '../../../state/flowUrl.ts';
import { VariableForm } from './VariableForm.tsx';
import { useChangeVariableMutation, useContactVariablesQuery } from './variables.api.ts';

const text = copy.inbox.person.variables;
const ADDING = '';

/** What flows and members noted about the contact, changed in place. */
export function Variables({ contactId }: { contactId: string }) {
  const host = useHost();
  const { currentData, isError, refetch } = useContactVariablesQuery(contactId);
  const [change] = useChangeVariableMutation();
  /** The name of the variable that is edited, or `ADDING`. */
  const [edited, setEdited] = useState<string | null>(null);
  const mayChange = usePermission('inbox.reply');

  /** Returns why it was refused. */
  const put = async (name: string, value: string): Promise<string | null> => {
    const { error } = await change({ id: contactId, name, value });
    if (error) return errorText(error, { fallback: text.failed });
    setEdited(null);
    return null;
  };
  const remove = async ({ name, value }: ContactVariable) => {
    const { error } = await change({ id: contactId, name, value: null });
    if (error) return host.toast(failureNotice(error, text.failed));
    const back = () => void change({ id: contactId, name, value });
    host.toast({ kind: 'success', title: text.removed(name), action: { label: text.undo, run: back } });
  };

  if (isError && !currentData) {
    return (
      <Quiet role="alert">
        {text.loadFailed}{' '}
        <Button $size="small" onClick={refetch}>
          {copy.inbox.person.tryAgain}
        </Button>
      </Quiet>
    );
  }
  if (!currentData) return <SkeletonRows label={text.title} count={2} height="40px" />;
  const { variables, unset } = currentData;
  return (
    <>
      {variables.length === 0 && edited === null ? <Quiet>{text.none}</Quiet> : null}
      <List role="list" aria-label={text.title}>
        {variables.map((variable) => (
          <li key={variable.name}>
            {edited === variable.name ? (
              <VariableForm
                name={variable.name}
                value={variable.value}
                kindOf={() => variable.kind}
                onSave={put}
                onCancel={() => setEdited(null)}
              />
            ) : (
              <Variable
                variable={variable}
                onEdit={mayChange ? () => setEdited(variable.name) : undefined}
                onRemove={() => void remove(variable)}
              />
            )}
          </li>
        ))}
      </List>
      {edited === ADDING ? (
        <VariableForm
          names={unset.map(({ name }) => name)}
          value=""
          kindOf={(name) => [...unset, ...variables].find((one) => one.name === name)?.kind ?? 'text'}
          onSave={put}
          onCancel={() => setEdited(null)}
        />
      ) : mayChange ? (
        <Add $variant="quiet" $size="small" onClick={() => setEdited(ADDING)}>
          <Plus aria-hidden="true" />
          {text.add}
        </Add>
      ) : null}
    </>
  );
}

interface VariableProps {
  variable: ContactVariable;
  onEdit: (() => void) | undefined;
  onRemove: () => void;
}

function Variable({ variable, onEdit, onRemove }: VariableProps) {
  const { name, value, changedAt } = variable;
  return (
    <Row>
      <Name>{name}</Name>
      <Value dir="auto">{value.slice(0, VARIABLE_VALUE_MAX_LENGTH)}</Value>
      <Origin>
        <Source variable={variable} />
        {changedAt ? <RelativeTime at={changedAt} /> : null}
      </Origin>
      {onEdit ? (
        <Actions>
          <IconButton $variant="quiet" $size="small" aria-label={text.edit(name)} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton $variant="quiet" $size="small" aria-label={text.remove(name)} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </Actions>
      ) : null}
    </Row>
  );
}

function Source({ variable: { flow, member } }: { variable: ContactVariable }) {
  const nameOf = useAuthorName();
  if (flow) {
    return (
      <Who $ink={color.kindFlow}>
        <Bot aria-hidden="true" size={12} />
        {flow.name ? <Link to={flowUrl(flow.name)}>{flow.name}</Link> : text.deletedFlow}
      </Who>
    );
  }
  if (!member) return <span>{text.unknownSource}</span>;
  return (
    <Who $ink={color.kindPerson}>
      <User aria-hidden="true" size={12} />
      {nameOf(member) ?? text.you}
    </Who>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &:empty { display: none; }
  > li + li { border-top: 1px solid ${color.border}; }
`;

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  padding: ${space.x1} 0;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  color: ${color.textMuted};
  font-family: ${font.mono};
  font-size: ${font.size.caption};
`;

const Value = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  white-space: pre-wrap;
`;

const Origin = styled.span`
  display: flex;
  gap: ${space.x1};
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${font.size.caption};
`;

const Who = styled.span<{ $ink: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  min-width: 0;
  color: ${({ $ink }) => $ink};
  a { color: inherit; }
`;

const Actions = styled.span`
  position: absolute;
  top: ${space.half};
  inset-inline-end: 0;
  display: flex;
  border-radius: ${radius.small};
  background: ${color.surface};
  opacity: 0;
  *:hover > &, &:focus-within { opacity: 1; }
  @media (hover: none) { opacity: 1; }
`;

const Add = styled(Button)`
  justify-self: start;
  margin-inline-start: -${space.x1half};
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
