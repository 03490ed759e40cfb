import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, controlStyle, FieldFrame, space } from '../index.ts';
import { listDepth, listStyle, optionStyle } from './listStyle.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** A second line, in the list only. */
  hint?: string;
  isDisabled?: boolean;
}

interface SelectFieldProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string;
  isDisabled?: boolean;
}

/** A choice among options with more than a word. For plain words use the native `Select`. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, options, value, onChange, placeholder, isDisabled = false } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <Base.Root
          items={options}
          value={value}
          disabled={isDisabled}
          onValueChange={(next) => next !== null && onChange(next)}
          modal={false}
        >
          <Trigger {...wiring}>
            <Base.Value placeholder={placeholder} />
            <Base.Icon>
              <ChevronsUpDown aria-hidden="true" size={16} />
            </Base.Icon>
          </Trigger>
          <Base.Portal>
            <Positioner sideOffset={4} alignItemWithTrigger={false}>
              <List>
                {options.map((option) => (
                  <Option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
                    <span>
                      <Base.ItemIndicator>
                        <Check aria-hidden="true" />
                      </Base.ItemIndicator>
                    </span>
                    <Base.ItemText>{option.label}</Base.ItemText>
                    {option.hint ? <small>{option.hint}</small> : null}
                  </Option>
                ))}
              </List>
            </Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </FieldFrame>
  );
}

const Trigger = styled(Base.Trigger)`
  ${controlStyle}
  /* A long option must not widen the page. */
  width: 0;
  min-width: 100%;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  text-align: start;
  cursor: pointer;
  > span:first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > span:last-child { display: grid; color: ${color.textMuted}; }
  [data-placeholder] { color: ${color.textMuted}; }
`;

const Positioner = styled(Base.Positioner)`
  ${listDepth}
`;

const List = styled(Base.Popup)`
  ${listStyle}
`;

const Option = styled(Base.Item)`
  ${optionStyle}
`;
