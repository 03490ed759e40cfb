import { ExternalLink, Menu } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AccountView } from '../../../state/views.ts';
import { Panel } from '../../ui/overlays/Panel.tsx';

interface SuggestionsProps {
  suggestions: AccountView['suggestions'];
  /** Ice breakers appear only in empty conversations. */
  isEmpty: boolean;
  onTap: (title: string) => void;
}

export function Suggestions({ suggestions: { iceBreakers, menu }, isEmpty, onTap }: SuggestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isEmpty ? iceBreakers : [];
  if (shown.length === 0 && menu.length === 0) return null;
  return (
    <Line>
      {shown.map((question) => (
        <Chip key={question} type="button" onClick={() => onTap(question)}>
          {question}
        </Chip>
      ))}
      {menu.length > 0 && (
        <Panel
          title="Menu of the account"
          side="top"
          isOpen={isOpen}
          onOpenChange={setOpen}
          trigger={
            <Chip type="button">
              <Menu size={16} aria-hidden="true" />
              Menu
            </Chip>
          }
        >
          <Items>
            {menu.map((item) =>
              item.type === 'web_url' ? (
                <a key={item.title} href={item.url} target="_blank" rel="noreferrer">
                  {item.title}
                  <ExternalLink size={14} aria-hidden="true" />
                </a>
              ) : (
                <button
                  key={item.title}
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    onTap(item.title);
                  }}
                >
                  {item.title}
                </button>
              ),
            )}
          </Items>
        </Panel>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 6px 12px 0;
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 0 14px;
  border: 1px solid var(--accent);
  border-radius: 99px;
  background: transparent;
  color: var(--accent);
  font-size: 14px;
  font-weight: 550;
  cursor: pointer;
  &:hover {
    background: var(--tint);
  }
`;

const Items = styled.div`
  display: grid;
  min-width: 200px;
  a,
  button {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 12px;
    border: 0;
    border-radius: 12px;
    background: none;
    color: var(--ink);
    text-decoration: none;
    text-align: left;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    background: var(--tint);
  }
`;
