import { useState } from 'react';
import { styled } from 'styled-components';
import { change } from '../../pages/sandboxApi.ts';
import type { AccountView } from '../views.ts';

interface ConversationToolsProps {
  /** The conversation in the JSON API. */
  path: string;
  suggestions: AccountView['suggestions'];
  isEmpty: boolean;
}

const actions = [
  { name: 'Picture', path: 'messages', body: { files: ['image'] } },
  { name: 'Voice message', path: 'messages', body: { files: ['audio'] } },
  { name: 'Story mention', path: 'messages', body: { storyMention: true } },
  { name: 'Story reply', path: 'messages', body: { text: 'Love this!', storyReply: {} } },
  { name: 'Poll (unsupported)', path: 'messages', body: { isUnsupported: true } },
  { name: 'The account writes on its own phone', path: 'business-messages', body: { text: 'A person here: how can I help?' } },
  { name: 'Another app takes the thread', path: 'handover', body: { what: 'otherAppTakes' } },
  { name: 'Another app gives it back', path: 'handover', body: { what: 'otherAppGivesBack' } },
];

/** Everything that can happen here besides writing a text. */
export function ConversationTools({ path, suggestions, isEmpty }: ConversationToolsProps) {
  const [problem, setProblem] = useState('');
  const taps = [
    ...(isEmpty ? suggestions.iceBreakers : []),
    ...suggestions.menu.flatMap((item) => (item.type === 'postback' ? [item.title] : [])),
  ];

  async function act(to: string, body: object): Promise<void> {
    try {
      await change('POST', `${path}/${to}`, body);
      setProblem('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Tools>
      <summary>More than text</summary>
      {problem && <p role="alert">{problem}</p>}
      <div>
        {taps.map((title) => (
          <button key={title} type="button" onClick={() => void act('suggestion', { title })}>
            Tap “{title}”
          </button>
        ))}
        {actions.map((action) => (
          <button key={action.name} type="button" onClick={() => void act(action.path, action.body)}>
            {action.name}
          </button>
        ))}
      </div>
    </Tools>
  );
}

const Tools = styled.details`
  max-height: 220px;
  padding: 0 14px;
  overflow-y: auto;
  summary {
    min-height: 32px;
    color: var(--accent);
    font-size: 14px;
    font-weight: 600;
    cursor: pointer;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding-bottom: 6px;
  }
  button {
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid var(--strongLine);
    border-radius: 12px;
    background: transparent;
    font-size: 14px;
    cursor: pointer;
  }
  button:hover {
    background: var(--tint);
  }
  [role='alert'] {
    color: var(--bad);
    font-size: 14px;
  }
`;
