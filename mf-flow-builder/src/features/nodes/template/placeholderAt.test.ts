import { expect, test } from '@jest/globals';
import { placeholderAt, putIn } from './placeholderAt.ts';

test('finds the placeholder being typed after one or two braces', () => {
  expect(placeholderAt('Hi {', 4)).toEqual({ from: 3, typed: '' });
  expect(placeholderAt('Hi {{ con', 9)).toEqual({ from: 3, typed: 'con' });
  expect(placeholderAt('Hi {{ contact.name }}', 21)).toBeNull();
  expect(placeholderAt('Hi {name} you', 13)).toBeNull();
  expect(placeholderAt('Hi {{ con tact', 9)).toEqual({ from: 3, typed: 'con' });
});

test('completes a name in existing braces', () => {
  const at = (text: string, caret: number) => {
    const placeholder = placeholderAt(text, caret);
    return placeholder && putIn(text, placeholder, caret, 'contact.name');
  };
  expect(at('Hi {', 4)).toEqual({ text: 'Hi {{ contact.name }}', caret: 21 });
  expect(at('Hi {{ con }}!', 9)).toEqual({ text: 'Hi {{ contact.name }}!', caret: 21 });
  expect(at('{', 1)).toEqual({ text: '{{ contact.name }}', caret: 18 });
});
