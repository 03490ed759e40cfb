import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, type InputEvent, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { color, motion, radius, space } from '../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { IconButton } from './Button.tsx';
import { Field } from './Field.tsx';
import { type PasswordStrength, passwordStrength } from './passwordStrength.ts';

const text = copy.password;

interface PasswordFieldProps extends Omit<ComponentPropsWithRef<typeof Field>, 'type'> {
  showStrength?: boolean;
}

/** A password field with a button that reveals it. */
export function PasswordField({ showStrength = false, hint, onInput, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const watch = (event: InputEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setStrength(value === '' ? null : passwordStrength(value));
    onInput?.(event);
  };
  // Replaces the hint, so that the layout does not move.
  const note = showStrength ? (
    <Strength role="status" $strength={strength}>
      {strength ? <span aria-hidden="true" /> : null}
      {strength ? text.strengths[strength] : hint}
    </Strength>
  ) : (
    hint
  );
  return (
    <Wrapper>
      <Field
        {...field}
        hint={note}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onInput={watch}
      />
      {/* Named by its content, because a label would also match searches for the field. */}
      <Toggle $variant="quiet" $size="small" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        <VisuallyHidden>{text.show}</VisuallyHidden>
      </Toggle>
    </Wrapper>
  );
}

const shares: Record<PasswordStrength, string> = { short: '12%', weak: '34%', fair: '67%', strong: '100%' };
const paints: Record<PasswordStrength, string> = {
  short: color.danger,
  weak: color.warning,
  fair: color.info,
  strong: color.success,
};

const Wrapper = styled.div`
  position: relative;
  input { padding-inline-end: 44px; }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  top: 28px;
  inset-inline-end: ${space.half};
  color: ${color.textMuted};
`;

const Strength = styled.span<{ $strength: PasswordStrength | null }>`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 20px;
  color: ${({ $strength }) => ($strength ? paints[$strength] : color.textMuted)};
  > span {
    width: 96px;
    height: 4px;
    border-radius: ${radius.pill};
    background: ${({ $strength }) => `linear-gradient(currentColor, currentColor) 0 / ${$strength ? shares[$strength] : '0%'} 100% no-repeat ${color.sunken}`};
    transition: background-size ${motion.calm};
  }
`;
