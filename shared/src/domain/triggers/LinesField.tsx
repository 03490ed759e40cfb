import { useState } from 'react';
import { FieldFrame, TextArea } from '../../ui/index.ts';

interface LinesFieldProps {
  label: string;
  hint: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  rows?: number;
}

export function LinesField({ label, hint, value, onChange, rows = 3 }: LinesFieldProps) {
  const [typed, setTyped] = useState(() => value.join('\n'));
  return (
    <FieldFrame label={label} hint={hint}>
      {(wiring) => (
        <TextArea
          {...wiring}
          rows={rows}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(
              target.value
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean),
            );
          }}
        />
      )}
    </FieldFrame>
  );
}
