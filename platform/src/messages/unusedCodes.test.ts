import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { expect } from 'expect';
import { unusedCodes } from './unusedCodes.ts';

const root = mkdtempSync(path.join(tmpdir(), 'fanfare-codes-'));
after(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

test('a code that only its definition or a test names is not used', () => {
  write(
    'shared/src/contracts/messages/english/doors.ts',
    "export const doors = {\n  'doors.open': 'Open',\n  'doors.shut': 'Shut',\n};\n",
  );
  write('server/src/messagesById.ts', "export const messagesById = {\n  'mails.door': 'Door',\n  'mails.shut': 'Shut',\n};\n");
  write('server/src/doors.ts', "message('doors.open');\ntranslate('mails.door');\n");
  write('server/src/doors.test.ts', "message('doors.shut');\n");
  expect(unusedCodes(root).sort()).toEqual(['doors.shut', 'mails.shut']);
});
