export interface Person {
  id: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
}

export const people: readonly Person[] = [
  { id: 'ada', name: 'Ada', email: 'ada@acme.example', isEmailVerified: true },
  { id: 'ben', name: 'Ben', email: 'ben@other.example', isEmailVerified: true },
  { id: 'cleo', name: 'Cleo', email: 'cleo@acme.example', isEmailVerified: false },
];
