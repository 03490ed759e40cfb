import { repeatableRandom } from '../repeatableRandom.ts';

export interface Person {
  username: string;
  name: string | null;
  followerCount: number;
}

const known: readonly Person[] = [
  { username: 'mara.lindqvist', name: 'Mara Lindqvist', followerCount: 640 },
  { username: 'theo.in.print', name: 'Theo Marsh', followerCount: 2_310 },
  { username: 'oskar_w', name: 'Oskar Wolff', followerCount: 88 },
  { username: 'nia.adeyemi', name: 'Nia Adeyemi', followerCount: 5_120 },
  { username: 'casa.verde', name: 'Casa Verde', followerCount: 931 },
  { username: 'hannah.bakes', name: 'Hannah 🍞', followerCount: 1_402 },
  { username: 'ravi.k', name: 'Ravi Kapoor', followerCount: 47 },
  { username: 'lotte_v', name: null, followerCount: 213 },
  { username: 'samir.design', name: 'سمير', followerCount: 3_050 },
  { username: 'june.paper', name: 'June Park', followerCount: 774 },
  { username: 'petra.holm', name: 'Petra Holm', followerCount: 129 },
  { username: 'dario.mz', name: 'Dario', followerCount: 502 },
];

const firstNames =
  'Alma Bela Cleo Dora Elio Finn Gitte Hugo Ines Jonas Karla Leon Mila Noor Otto Pia Quinn Rosa Silas Tove'.split(' ');
const lastNames = 'Berg Costa Dahl Engel Fonseca Grant Haas Ito Jensen Kowalski'.split(' ');
const OTHERS = 64;

export const followers: readonly Person[] = [...known, ...others()];

function others(): Person[] {
  const random = repeatableRandom(11);
  return Array.from({ length: OTHERS }, (_, n) => {
    const first = firstNames[n % firstNames.length] ?? '';
    const last = lastNames[(n * 3 + Math.floor(n / firstNames.length)) % lastNames.length] ?? '';
    const mark = ['.', '_', '', '.'][n % 4] ?? '';
    return {
      username: `${first}${mark}${last}`.toLowerCase(),
      name: n % 9 === 4 ? null : `${first} ${last}`,
      followerCount: Math.round(20 * (1 / (1.02 - random()))),
    };
  });
}
