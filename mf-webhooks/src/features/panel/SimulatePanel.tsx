import { SENDER_MAX_LENGTH, simulatableEventTypes, TEST_TEXT_MAX_LENGTH } from '@fanfare/shared/contracts';
import { AccountNote } from '@fanfare/shared/domain';
import { Link } from '@fanfare/shared/router';
import { Button, color, Field, font, space } from '@fanfare/shared/ui';
import { PlugZap } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { panelCopy } from '../../copy/panel.ts';
import { urls } from '../../state/urls.ts';
import { TestResults } from './TestResults.tsx';
import { useWebhookTests } from './useWebhookTests.ts';

const text = panelCopy.simulate;

export function SimulatePanel() {
  const { results, isBusy, test, simulate } = useWebhookTests();
  const [username, setUsername] = useState('');
  const [content, setContent] = useState('');
  return (
    <Section title={text.title} aside={<Link to={urls.testEvents}>{text.arrived}</Link>}>
      <Quiet>{panelCopy.tests.text}</Quiet>
      <AccountNote />
      <Fields>
        <Field
          label={text.follower}
          hint={text.followerHint}
          placeholder={panelCopy.tests.follower}
          value={username}
          maxLength={SENDER_MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setUsername(target.value)}
        />
        <Field
          label={text.content}
          hint={text.contentHint}
          value={content}
          maxLength={TEST_TEXT_MAX_LENGTH}
          dir="auto"
          onChange={({ target }) => setContent(target.value)}
        />
      </Fields>
      <Buttons>
        {simulatableEventTypes.map((type) => (
          <Button key={type} disabled={isBusy} onClick={() => void simulate(type, { content, username })}>
            {panelCopy.tests.button(panelCopy.tests.types[type])}
          </Button>
        ))}
        <Button disabled={isBusy} onClick={() => void test()}>
          <PlugZap aria-hidden="true" />
          {panelCopy.tests.endpoint}
        </Button>
      </Buttons>
      <TestResults results={results} />
    </Section>
  );
}

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${space.x2};
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(190px, 100%), 1fr));
  gap: ${space.x1};
`;
