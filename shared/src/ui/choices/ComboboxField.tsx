import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, controlStyle, FieldFrame, radius, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { listDepth, listStyle, optionStyle } from './listStyle.ts';
import type { SelectOption } from './SelectField.tsx';

interface ComboboxFieldProps<Value extends string> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  placeholder?: string;
  nothingFound?: string;
  openLabel?: string;
  isDisabled?: boolean;
}

/** A searchable choice among many options. */
export function ComboboxField<Value extends string>(props: ComboboxFieldProps<Value>) {
  const { label, hint, error, options, value, onChange, placeholder, isDisabled = false } = props;
  const { nothingFound = copy.combobox.nothing, openLabel = copy.combobox.open } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <Base.Root
          items={options}
          value={options.find((option) => option.value === value) ?? null}
          onValueChange={(next) => onChange(next?.value ?? null)}
          isItemEqualToValue={(one, other) => one.value === other.value}
          disabled={isDisabled}
          autoHighlight
        >
          <Group>
            {/* The open list hides the rest of the page from screen readers, including the label. */}
            <Entry aria-label={label} placeholder={placeholder} {...wiring} />
            <Open aria-label={openLabel}>
              <ChevronsUpDown aria-hidden="true" size={16} />
            </Open>
          </Group>
          <Base.Portal>
            <Positioner sideOffset={4}>
              <Popup>
                <Nothing>{nothingFound}</Nothing>
                <Base.List>
                  {(option: SelectOption<Value>) => (
                    <Option key={option.value} value={option} disabled={option.isDisabled ?? false}>
                      <span>
                        <Base.ItemIndicator>
                          <Check aria-hidden="true" />
                        </Base.ItemIndicator>
                      </span>
                      <span>{option.label}</span>
                      {option.hint ? <small>{option.hint}</small> : null}
                    </Option>
                  )}
                </Base.List>
              </Popup>
            </Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </FieldFrame>
  );
}

const Group = styled(Base.InputGroup)`
  position: relative;
`;

const Entry = styled(Base.Input)`
  ${controlStyle}
  padding-inline-end: ${space.x5};
`;

const Open = styled(Base.Trigger)`
  position: absolute;
  top: ${space.half};
  inset-inline-end: ${space.half};
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
`;

const Positioner = styled(Base.Positioner)`
  ${listDepth}
`;

const Popup = styled(Base.Popup)`
  ${listStyle}
`;

const Nothing = styled(Base.Empty)`
  &:not(:empty) { padding: ${space.x1}; color: ${color.textMuted}; }
`;

const Option = styled(Base.Item)`
  ${optionStyle}
`;
