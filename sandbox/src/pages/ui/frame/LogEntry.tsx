import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface LogEntryProps {
  tone: 'good' | 'warn' | 'bad' | 'soft';
  state: string;
  title: string;
  facts: readonly string[];
  time: string;
  children: ReactNode;
}

export function LogEntry({ tone, state, title, facts, time, children }: LogEntryProps) {
  return (
    <Entry>
      <summary>
        <State $tone={tone}>{state}</State>
        <b>{title}</b>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <time>{time}</time>
      </summary>
      <div>{children}</div>
    </Entry>
  );
}

const Entry = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--roundMedium);
  background: var(--card);
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 14px;
    min-height: 48px;
    padding: 8px 14px;
    border-radius: var(--roundMedium);
    font-size: 15px;
    list-style: none;
    cursor: pointer;
    color: var(--soft);
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: var(--raised);
  }
  b {
    min-width: 96px;
    color: var(--ink);
  }
  @media (min-width: 760px) {
    summary > span + b ~ span {
      min-width: 132px;
    }
  }
  time {
    margin-inline-start: auto;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    justify-items: start;
    padding: 6px 14px 14px;
    font-size: 14px;
  }
  ol {
    margin: 0;
    padding-inline-start: 20px;
  }
  pre {
    width: 100%;
    max-height: 320px;
    margin: 0;
    padding: 12px;
    overflow: auto;
    border-radius: var(--round);
    background: var(--page);
    font: 13px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    white-space: pre-wrap;
    word-break: break-all;
  }
`;

const State = styled.span<{ $tone: LogEntryProps['tone'] }>`
  min-width: 100px;
  padding: 0 10px;
  border-radius: 99px;
  font-size: 14px;
  font-weight: 550;
  text-align: center;
  color: var(--${({ $tone }) => $tone});
  background: ${({ $tone }) => ($tone === 'soft' ? 'var(--raised)' : `var(--${$tone}Tint)`)};
`;
