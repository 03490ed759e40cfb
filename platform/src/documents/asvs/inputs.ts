import { absent, holds, type Requirement } from './Requirement.ts';

const validation = 'server/src/infrastructure/http/input/validateInput.ts';
const contracts = 'shared/src/contracts/limits.ts';

/** Chapters 1 and 2: encoding and sanitization, validation and business logic. */
export const inputs: readonly Requirement[] = [
  holds('1.1.1', 2, 'input is decoded once, before it is checked', 'S1', 'S21'),
  holds('1.1.2', 2, 'escaping happens last, where the text is used', 'S9', 'S12', 'e2e/specs/markup.spec.ts'),
  holds('1.2.1', 1, 'output is escaped for its context', 'S9', 'S12', 'e2e/specs/markup.spec.ts'),
  holds('1.2.2', 1, 'values in addresses are encoded, and only safe protocols are followed', 'S7', 'S9', 'S12'),
  holds('1.2.3', 1, 'values in scripts and JSON are escaped', 'S9', 'S12', 'e2e/specs/markup.spec.ts'),
  holds('1.2.4', 1, 'database queries have parameters', 'S21', 'server/src/fuzz.test.ts'),
  holds('1.2.5', 1, 'no input reaches a command of the system', 'server/src/infrastructure/database/embedded/runBinary.ts'),
  absent('1.2.6', 2, 'LDAP queries', 'There is no LDAP.'),
  absent('1.2.7', 2, 'XPath queries', 'There is no XML.'),
  absent('1.2.8', 2, 'LaTeX', 'There is no LaTeX.'),
  holds('1.2.9', 2, 'input in patterns is escaped', 'S21', 'server/src/infrastructure/http/input/likePattern.ts'),
  absent('1.3.1', 1, 'HTML from editors', 'Nobody writes HTML: every text is shown as text.'),
  holds('1.3.2', 1, 'no code is made from text', 'S12', 'biome.json', 'e2e/specs/markup.spec.ts'),
  holds('1.3.3', 2, 'dangerous places get only signs that are safe there', 'S9', 'S29'),
  holds('1.3.4', 2, 'SVG of others', 'S13'),
  holds('1.3.5', 2, 'templates and markup of others', 'S21', 'docs/adr/0016-templates.md'),
  holds('1.3.6', 2, 'requests that others cause reach allowed places only', 'S8'),
  holds('1.3.7', 2, 'nobody adds to a template by what they write', 'S21', 'engine/src/templates/templates.test.ts'),
  absent('1.3.8', 2, 'JNDI', 'There is no Java.'),
  absent('1.3.9', 2, 'memcache', 'There is no memcache.'),
  holds('1.3.10', 2, 'format strings of others', 'S26', 'server/src/infrastructure/logger/createLogger.ts'),
  holds('1.3.11', 2, 'mail cannot be given headers', 'S12', 'server/src/modules/account-mails/account-mails.test.ts'),
  absent('1.4.1', 2, 'memory-safe strings', 'JavaScript; native parts are libraries (sharp, argon2, PostgreSQL).'),
  holds('1.4.2', 2, 'numbers stay in range', 'S21', validation),
  absent('1.4.3', 2, 'memory is freed once', 'JavaScript frees by itself; leaks are failure F29.'),
  absent('1.5.1', 1, 'XML parsers', 'Nothing parses XML.'),
  holds('1.5.2', 2, 'what is read from others becomes plain data', 'S21', validation),

  holds('2.1.1', 1, 'rules for input are written down', contracts, 'docs/security/rules.md'),
  holds('2.1.2', 2, 'rules for input that belongs together are written down', contracts, 'docs/calls.md'),
  holds('2.1.3', 2, 'limits of use are written down', contracts, 'docs/security/rules.md'),
  holds('2.2.1', 1, 'input is held against an expected shape', 'S21'),
  holds('2.2.2', 1, 'the server checks, whatever the browser did', 'S21', 'server/src/calls.test.ts'),
  holds('2.2.3', 2, 'combinations are checked', 'S21', 'server/src/modules/automations/automations.test.ts'),
  holds('2.3.1', 1, 'steps cannot be skipped', 'S5', 'S28'),
  holds('2.3.2', 2, 'limits of use are in force', 'S13', 'S22', 'S23', 'S31'),
  holds('2.3.3', 2, 'all of an action happens or nothing', 'F1', 'F26', 'S39'),
  holds('2.3.4', 2, 'what exists once is given once', 'F3', 'S14', 'S28', 'S39'),
  holds('2.4.1', 2, 'functions cannot be called without measure', 'S13', 'S14', 'S15', 'S23', 'S31'),
];
