import { Search, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { color, IconButton, Input, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';

interface SearchFieldProps {
  /** The label is also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  clearLabel?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A search field. Escape and its button clear it. */
export function SearchField({ label, value, onChange, clearLabel = copy.clearSearch, inputRef }: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const field = inputRef ?? ownRef;
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <Frame>
      <Search aria-hidden="true" size={18} />
      <Input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // Otherwise Escape would also close the surrounding dialog.
          event.stopPropagation();
          clear();
        }}
      />
      {value === '' ? null : (
        <Clear $variant="quiet" $size="small" aria-label={clearLabel} onClick={clear}>
          <X aria-hidden="true" />
        </Clear>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  min-width: 0;
  > svg { position: absolute; top: 11px; inset-inline-start: ${space.x1half}; color: ${color.textMuted}; pointer-events: none; }
  input { padding-inline-start: ${space.x5}; padding-inline-end: ${space.x5}; }
`;

const Clear = styled(IconButton)`
  position: absolute;
  top: ${space.half};
  inset-inline-end: ${space.half};
`;
