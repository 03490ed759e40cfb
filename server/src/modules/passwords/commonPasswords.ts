/** The passwords of at least six characters that appear most often in published breaches. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 123321 121212 112233 654321 987654321 0123456789 102030 123654 159753
  147258 147258369 789456 789456123 456789 987654 101010 131313 232323 696969 123abc abc123 abcd1234 a123456 a12345678 aa123456
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc zaq12wsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwer1234 asdfgh
  asdfghjkl asdf1234 zxcvbn zxcvbnm 1234qwer password password1 password12 password123 password! passw0rd p@ssw0rd p@ssword
  pass1234 passwort letmein welcome welcome1 welcome123 admin123 administrator root123 login123 test123 test1234 testtest guest123
  changeme secret secret123 default master superman batman spiderman pokemon dragon monkey tigger sunshine princess shadow
  football football1 baseball basketball soccer hockey jordan23 michael jennifer jessica ashley daniel charlie andrew thomas
  iloveyou iloveyou1 lovely trustno1 starwars whatever freedom hello123 computer internet samsung google facebook instagram
  instagram1 twitter youtube iphone snoopy killer ginger pepper cookie chocolate butterfly summer winter autumn spring2024
  flower purple orange banana cheese maggie buster hannah joshua matthew nicole robert george liverpool chelsea arsenal
  barcelona juventus realmadrid naruto mustang ferrari porsche harley corvette yankees dallas cowboys eagles ranger
  hunter hunter2 soccer1 access access14 matrix phoenix silver golden diamond crystal heaven angel1 angels blessed jesus1
  jesuschrist family babygirl loveme lover1 fuckyou asshole bitch1 biteme pass12 abcdef abcdefg abcdefgh abc12345 q1w2e3r4
  q1w2e3r4t5 zaq1zaq1 xxxxxx aaaaaa 111111 222222 333333 444444 555555 666666 777777 888888 999999 000000 11111111 00000000
  88888888 12341234 11223344 a1b2c3 a1b2c3d4 1a2b3c user123 demo123 temp123 temporal mypassword newpassword nopassword`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
