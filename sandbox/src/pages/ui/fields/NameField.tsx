import { useRef } from 'react';
import { styled } from 'styled-components';
import { TextField } from './TextField.tsx';

/** Names that often break software, all of which exist on Instagram. */
const oddNames = [
  { label: 'No name', name: '' },
  { label: 'Emoji', name: 'Tilly 🎉👩🏽‍🚀' },
  { label: 'Right to left', name: 'ليلى حداد' },
  { label: 'Markup', name: '<b>"O\'Neil" & Co</b>' },
  { label: '100 characters', name: 'Wilhelmina-Charlotte '.repeat(5).slice(0, 100) },
];

export function NameField({ initial = '' }: { initial?: string }) {
  const box = useRef<HTMLDivElement>(null);
  function fill(name: string): void {
    const input = box.current?.querySelector('input');
    if (input) input.value = name;
  }
  return (
    <Stack ref={box}>
      <TextField
        label="Name"
        name="name"
        maxLength={100}
        dir="auto"
        defaultValue={initial}
        hint="Empty: no name, which apps see as null."
      />
      <fieldset>
        <legend>Try an odd one</legend>
        {oddNames.map(({ label, name }) => (
          <button key={label} type="button" onClick={() => fill(name)}>
            {label}
          </button>
        ))}
      </fieldset>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 8px;
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0 0 4px;
    font-size: 13px;
    color: var(--soft);
  }
  button {
    min-height: 36px;
    padding: 0 12px;
    border: 1px solid var(--line);
    border-radius: 99px;
    background: var(--raised);
    font-size: 14px;
    cursor: pointer;
  }
  button:hover {
    border-color: var(--accent);
    color: var(--accent);
  }
`;
