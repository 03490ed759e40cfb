import { absent, holds, partly, type Requirement } from './Requirement.ts';

const noServer = 'Instagram is the authorization server; the product is its client.';
const noOidc = 'There is no OpenID Connect.';
const onlyMeta = 'S30';

/** Chapters 9 and 10: tokens that carry their content, OAuth. */
export const tokens: readonly Requirement[] = [
  holds('9.1.1', 1, 'signed content is believed by its signature only', 'S11', onlyMeta),
  holds('9.1.2', 1, 'only known algorithms sign', 'S11', onlyMeta),
  holds('9.1.3', 1, 'keys come from the settings, not from the token', 'S11', onlyMeta),
  holds('9.2.1', 1, 'the time of signed content counts', onlyMeta, 'S11'),
  holds('9.2.2', 2, 'signed content is used for its purpose only', onlyMeta),
  absent('9.2.3', 2, 'audience of a token', 'Each secret signs for one receiver.'),
  absent('9.2.4', 2, 'audiences of one key', 'Each secret signs for one receiver.'),

  holds('10.1.1', 2, 'tokens are where they are needed only', 'S25', 'S26'),
  holds('10.1.2', 2, 'an answer belongs to the session that asked', 'S5'),
  holds('10.2.1', 2, 'an answer that nobody asked for is refused', 'S5'),
  absent('10.2.2', 2, 'several authorization servers', 'There is one.'),
  absent('10.3.1', 2, 'access tokens of others: audience', noServer),
  absent('10.3.2', 2, 'access tokens of others: scope', noServer),
  absent('10.3.3', 2, 'access tokens of others: subject', noServer),
  absent('10.3.4', 2, 'access tokens of others: strength', noServer),
  absent('10.4.1', 1, 'addresses of clients', noServer),
  absent('10.4.2', 1, 'codes work once', noServer),
  absent('10.4.3', 1, 'codes are short-lived', noServer),
  absent('10.4.4', 1, 'grants of a client', noServer),
  absent('10.4.5', 1, 'replayed refresh tokens', noServer),
  absent('10.4.6', 2, 'PKCE is required', noServer),
  absent('10.4.7', 2, 'clients that register themselves', noServer),
  absent('10.4.8', 2, 'refresh tokens run out', noServer),
  absent('10.4.9', 2, 'tokens can be revoked by their owner', noServer),
  absent('10.4.10', 2, 'clients are authenticated', noServer),
  partly(
    '10.4.11',
    2,
    'a client gets the scopes it needs',
    'Instagram decides; what is asked for is listed in one place.',
    'server/src/specification.test.ts',
  ),
  absent('10.5.1', 2, 'replayed ID tokens', noOidc),
  absent('10.5.2', 2, 'subject of an ID token', noOidc),
  absent('10.5.3', 2, 'metadata of a provider', noOidc),
  absent('10.5.4', 2, 'audience of an ID token', noOidc),
  absent('10.5.5', 2, 'logout by the provider', noOidc),
  absent('10.6.1', 2, 'response modes of a provider', noOidc),
  absent('10.6.2', 2, 'forced logout at a provider', noOidc),
  absent('10.7.1', 2, 'consent to each request', noServer),
  absent('10.7.2', 2, 'consent says to what', noServer),
  absent('10.7.3', 2, 'consent can be withdrawn', noServer),
];
