import { absent, holds, open, partly, type Requirement } from './Requirement.ts';

const rules = 'docs/security/rules.md';
const noMedia = 'There is no WebRTC.';

/** Chapters 15 to 17: code, logs, WebRTC. */
export const house: readonly Requirement[] = [
  holds('15.1.1', 1, 'how soon a vulnerable library is replaced is written down', rules),
  holds('15.1.2', 2, 'there is a list of what is in the product', 'S32', 'docs/security/dependencies.md'),
  holds('15.1.3', 2, 'what is expensive, and how it is bounded, is written down', rules),
  open(
    '15.2.1',
    1,
    'no library is older than the rules say',
    'Not proven here: the audit needs a registry that answers it (docs/security/dependencies.md).',
  ),
  holds('15.2.2', 2, 'what is expensive is bounded', 'S31', 'S40', 'F5', 'F18'),
  partly(
    '15.2.3',
    2,
    'production holds only what it needs',
    'The sandbox and overrides refuse production; tests lie in the same packages.',
    'S24',
    'S11',
  ),
  holds('15.3.1', 1, 'answers hold only the fields they need', 'S20', 'server/src/infrastructure/http/route.ts'),
  holds('15.3.2', 2, 'redirects are not followed', 'S8'),
  holds('15.3.3', 2, 'only named fields are taken', 'S21'),
  holds('15.3.4', 2, 'the address of a caller cannot be made up', 'S15'),
  holds('15.3.5', 2, 'types are checked, comparisons are strict', 'S21', 'tsconfig.base.json'),
  holds('15.3.6', 2, 'no field changes a prototype', 'S21'),
  holds('15.3.7', 2, 'a parameter given twice is one or none', 'S21', 'server/src/fuzz.test.ts'),

  holds('16.1.1', 2, 'what is logged, and where to, is written down', rules),
  partly(
    '16.2.1',
    2,
    'an entry says when, where, who and what',
    'Who is there for those who are signed in; a failed sign-in names nobody.',
    'S26',
  ),
  holds('16.2.2', 2, 'times are in one zone', 'server/src/infrastructure/logger/createLogger.ts'),
  holds('16.2.3', 2, 'logs go only where it is written', rules, 'server/src/infrastructure/logger/createLogger.ts'),
  holds('16.2.4', 2, 'logs can be read by machines', 'server/src/infrastructure/logger/createLogger.ts'),
  holds('16.2.5', 2, 'no secret is logged', 'S26'),
  partly('16.3.1', 2, 'signing in is logged', 'Each try with its way and outcome, not with the name that was tried.', 'S26'),
  partly('16.3.2', 2, 'refusals are logged', 'As the status of the request, on level info.', 'S26'),
  partly(
    '16.3.3',
    2,
    'attempts to get round are logged',
    'As the status of the request; forged webhooks are counted besides.',
    'S1',
  ),
  holds('16.3.4', 2, 'unexpected errors are logged', 'S26'),
  holds('16.4.1', 2, 'nobody writes lines into the log', 'S26'),
  partly('16.4.2', 2, 'logs are protected', 'They go to the standard output; who keeps them protects them.', rules),
  partly('16.4.3', 2, 'logs go to another system', 'They go to the standard output; who runs it sends them on.', rules),
  holds('16.5.1', 2, 'errors say nothing of the inside', 'S26', 'server/src/infrastructure/http/http.test.ts'),
  holds('16.5.2', 2, 'when others fail the product goes on', 'F8', 'F15'),
  holds('16.5.3', 2, 'what fails is closed', 'F7', 'S11'),

  absent('17.1.1', 2, 'TURN', noMedia),
  absent('17.2.1', 2, 'keys of DTLS', noMedia),
  absent('17.2.2', 2, 'ciphers of DTLS', noMedia),
  absent('17.2.3', 2, 'SRTP is checked', noMedia),
  absent('17.2.4', 2, 'broken SRTP', noMedia),
  absent('17.3.1', 2, 'floods of signalling', noMedia),
  absent('17.3.2', 2, 'broken signalling', noMedia),
];
