import { expect, test } from '@jest/globals';
import { actionLabel } from './actionLabel.ts';

test('names the five actions, and any other value Custom Action', () => {
  expect(['send_api', 'add_tag', 'remove_tag', 'set_variable', 'wait', 'dance', '', undefined].map(actionLabel)).toEqual([
    'Send API Request',
    'Add User Tag',
    'Remove User Tag',
    'Set Variable',
    'Wait/Delay',
    'Custom Action',
    'Custom Action',
    'Custom Action',
  ]);
});
