import { SegmentedControl } from '@fanfare/shared/domain';
import { Field, FieldFrame, font, Select, space } from '@fanfare/shared/ui';
import { TextAreaField } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { testCopy as copy } from '../../copy/panels/testPanel.ts';
import { nodeName, nodeTitle } from '../../state/graph/nodeTitle.ts';
import { brokenVariable, readSetup } from './readSetup.ts';
import type { useTest } from './useTest.ts';

const people = [
  { value: 'known', label: copy.person.known },
  { value: 'new', label: copy.person.new },
] as const;

/** Any change restarts the test. */
export function Setup({ test: { setup, nodes, setUp } }: { test: ReturnType<typeof useTest> }) {
  const { tags, variables } = readSetup(setup);
  const from = nodes.find(({ id }) => id === setup.fromNodeId);
  const broken = brokenVariable(setup.variables);
  return (
    <Details>
      <summary>
        <strong>{copy.who}</strong>
        <span>
          {copy.summary(
            setup.isNew ? copy.person.new : copy.person.known,
            tags.length,
            Object.keys(variables).length,
            from ? nodeName(from) : null,
          )}
        </span>
      </summary>
      <Fields>
        <SegmentedControl
          legend={copy.person.legend}
          options={people}
          value={setup.isNew ? 'new' : 'known'}
          onChange={(value) => setUp({ isNew: value === 'new' })}
        />
        <Field label={copy.username} value={setup.username} onChange={(event) => setUp({ username: event.target.value })} />
        <Field
          label={copy.tags}
          hint={copy.tagsHint}
          value={setup.tags}
          onChange={(event) => setUp({ tags: event.target.value })}
        />
        <TextAreaField
          label={copy.variables}
          hint={copy.variablesHint}
          error={broken === null ? undefined : copy.variableBroken(broken)}
          rows={2}
          value={setup.variables}
          onChange={(event) => setUp({ variables: event.target.value })}
        />
        <FieldFrame label={copy.from}>
          {(wiring) => (
            <Select {...wiring} value={from?.id ?? ''} onChange={(event) => setUp({ fromNodeId: event.target.value || null })}>
              <option value="">{copy.fromBeginning}</option>
              {nodes
                .filter(({ type }) => type !== 'noteNode')
                .map((node) => (
                  <option key={node.id} value={node.id}>
                    {nodeTitle(node)}
                  </option>
                ))}
            </Select>
          )}
        </FieldFrame>
      </Fields>
    </Details>
  );
}

const Details = styled.details`
  font-size: ${font.size.small};
  summary {
    padding: ${space.half} 0;
    cursor: pointer;
    span { margin-inline-start: ${space.x1}; }
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${space.x1half};
  max-height: 45vh;
  padding: ${space.x1} 0;
  overflow-y: auto;
  > fieldset { justify-self: start; }
`;
