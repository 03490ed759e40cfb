import type { NewAccount } from './repositories/accounts.repository.ts';
import type { Follower } from './repositories/followers.repository.ts';

/** Ids are above 2^53, so that parsing them as numbers fails visibly. */
export const seedAccounts: readonly NewAccount[] = [
  {
    igId: '17841405822304913',
    appScopedId: '26014778093215507',
    username: 'juniper.and.oak',
    name: 'Juniper & Oak',
    accountType: 'BUSINESS',
    followersCount: 12_840,
    followsCount: 318,
    mediaCount: 241,
  },
  {
    igId: '17841461003928477',
    appScopedId: '25390117264480319',
    username: 'mina.paints',
    name: 'Mina Okafor',
    accountType: 'MEDIA_CREATOR',
    followersCount: 48_105,
    followsCount: 902,
    mediaCount: 1_377,
  },
  {
    igId: '17841472210986653',
    appScopedId: '27018844120937765',
    username: 'dar.al.ward',
    name: 'دار الورد 🌹',
    accountType: 'BUSINESS',
    followersCount: 2_304,
    followsCount: 55,
    mediaCount: 96,
  },
  {
    igId: '17841489930127745',
    appScopedId: '24998127730415561',
    username: 'night.bakery',
    name: null,
    accountType: 'BUSINESS',
    followersCount: 71,
    followsCount: 12,
    mediaCount: 4,
  },
];

export const seedFollowers: readonly Omit<Follower, 'createdAt'>[] = [
  { id: 'ana.lima', username: 'ana.lima', name: 'Ana Lima', followerCount: 412 },
  { id: 'jonas.berg', username: 'jonas.berg', name: 'Jonas Berg', followerCount: 1_086 },
  { id: 'yuki_t', username: 'yuki_t', name: 'Yuki Tanaka', followerCount: 57 },
  { id: 'layla.haddad', username: 'layla.haddad', name: 'ليلى حداد', followerCount: 903 },
  { id: 'pixel_fox', username: 'pixel_fox', name: null, followerCount: 12 },
  { id: 'tilly.and.co', username: 'tilly.and.co', name: 'Tilly 🎉🦊', followerCount: 20_455 },
];
