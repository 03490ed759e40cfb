/**
 * Addresses that must never be connected to, each a different way to say "this machine", "the network around it" or "not the web".
 * `PORT` is where a canary listens; names end in .test and are resolved by the test.
 */
export const hostileAddresses: readonly string[] = [
  // This machine, spelled out
  ...['127.0.0.1', '127.0.0.1.', '127.1', '127.0.1', '127.0.0.2', '127.255.255.254', '0', '0.0.0.0', '0.0', '[::1]', '[::]'],
  // ... as one number, in hex, in octal, mixed, padded
  ...[
    '2130706433',
    '0x7f000001',
    '0x7F.0x0.0x0.0x1',
    '017700000001',
    '0177.0.0.1',
    '0177.0.0.01',
    '0x7f.1',
    '127.0x1',
    '0x7f.0.0.1',
  ],
  ...[
    '00000177.0.0.1',
    '127.000.000.001',
    '0000.0000',
    '0x0',
    '00',
    '127.0.0.0x1',
    '127.0.256',
    '127.65535',
    '0x7f.0xffffff',
    '4294967295',
  ],
  // ... in other digits and dots, escaped, with invisible characters
  ...[
    '１２７.０.０.１',
    '127。0。0。1',
    '127．0．0．1',
    '①②⑦.0.0.1',
    '127.0.0.1%2e',
    '%31%32%37.0.0.1',
    '1\u00ad27.0.0.1',
    '%6c%6fcalhost',
  ],
  ...['𝟏𝟐𝟕.𝟎.𝟎.𝟏', '０x7f000001', '12\u200b7.0.0.1', '127\u2024' + '0.0.1'],
  // ... inside of IPv6
  ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::FFFF:7F00:0001]', '[0:0:0:0:0:ffff:7f00:1]', '[::127.0.0.1]', '[::7f00:1]'],
  ...[
    '[0000:0000:0000:0000:0000:0000:0000:0001]',
    '[0:0:0:0:0:0:0:1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
  ],
  ...['[2002:7f00:1::]', '[2002:7f00:0001::1]', '[2001:0:7f00:1::]', '[2001::7f00:1]', '[::ffff:0:127.0.0.1]', '[::ffff:0:0]'],
  // The network around it
  ...[
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.255.255',
    '100.64.0.1',
    '100.127.255.255',
  ],
  ...['169.254.169.254', '169.254.170.2', '169.254.0.1', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376', '169.254.43518'],
  ...[
    '[::ffff:169.254.169.254]',
    '[::ffff:a9fe:a9fe]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[fe80::a9fe:a9fe]',
    '[fec0::1]',
    '[fc00::1]',
    '[fdff::1]',
  ],
  ...[
    '[64:ff9b::a9fe:a9fe]',
    '[2002:a9fe:a9fe::]',
    '[2002:c0a8:1::1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:192.168.0.1]',
    '0xc0.0xa8.0.1',
    '0300.0250.1',
  ],
  // Addresses that mean something else than a host
  ...[
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '198.19.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '198.51.100.1',
  ],
  ...['203.0.113.1', '192.88.99.1', '[ff02::1]', '[ff0e::1]', '[2001:db8::1]', '[100::1]', '[3fff::1]', '[5f00::1]', '[4000::1]'],
  // Names that lead there
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'loopback.test',
    'loopback6.test',
    'mapped.test',
    'private.test',
    'metadata.test',
    'mixed.test',
  ],
  ...[
    'LOOPBACK.test',
    'loopback.test.',
    'bücher.test',
    'rebinding.test',
    'rebinding.test',
    'rebinding.test',
    'rebinding.test',
    'nat64.test',
  ],
  // Hosts of this product and of Instagram
  ...[
    'fanfare.test',
    'FANFARE.TEST',
    'fanfare.test.',
    'graph.instagram.com',
    'graph.facebook.com',
    'api.instagram.com',
    'www.instagram.com',
  ],
].map((host) => `http://${host}:PORT/`);

/** Whole addresses that are no request to the web, or hide their host. */
export const hostileSpellings: readonly string[] = [
  ...[
    'ftp://127.0.0.1:PORT/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/_x',
    'data:text/plain,x',
    'javascript:alert(1)',
    'ws://127.0.0.1:PORT/',
  ],
  ...['unix:/var/run/docker.sock', 'http://user@public.test:PORT/', 'http://public.test:PORT@127.0.0.1:PORT/'],
  ...[
    'http://127.0.0.1:PORT\\@public.test/',
    'http:\\\\127.0.0.1:PORT\\',
    'http:/127.0.0.1:PORT/',
    'http:127.0.0.1:PORT',
    'HTTP://127.0.0.1:PORT',
  ],
  ...[
    'http://127.0.0.1:PORT#@public.test/',
    'http://127.0.0.1:PORT?@public.test/',
    ' http://127.0.0.1:PORT/ ',
    'ht\ttp://127.0.0.1:PORT/',
  ],
  ...[
    'http://127.0.\n0.1:PORT/',
    'http://public.test:22/',
    'http://public.test:25/',
    'http://public.test:6379/',
    'https://public.test:0/',
    'http://',
    '',
  ],
];
