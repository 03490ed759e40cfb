import { Images, MessageCircle } from 'lucide-react';
import { styled } from 'styled-components';

export type PhoneTab = 'messages' | 'posts';

const tabs = [
  { tab: 'messages', text: 'Messages', icon: MessageCircle },
  { tab: 'posts', text: 'Posts', icon: Images },
] as const;

export function PhoneTabs({ current, onChoose }: { current: PhoneTab; onChoose: (tab: PhoneTab) => void }) {
  return (
    <Bar aria-label="Screens of the phone">
      {tabs.map(({ tab, text, icon: Icon }) => (
        <button key={tab} type="button" aria-current={tab === current ? 'page' : undefined} onClick={() => onChoose(tab)}>
          <Icon size={20} aria-hidden="true" />
          {text}
        </button>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  padding: 2px 24px 10px;
  border-top: 1px solid var(--line);
  button {
    display: grid;
    justify-items: center;
    gap: 1px;
    min-height: 48px;
    padding: 6px 0 2px;
    border: 0;
    border-radius: 14px;
    background: none;
    color: var(--soft);
    font-size: 12px;
    font-weight: 550;
    cursor: pointer;
  }
  button[aria-current] {
    color: var(--accent);
  }
  button:hover {
    color: var(--ink);
  }
`;
