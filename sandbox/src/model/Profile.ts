import { Type } from 'typebox';

export const Username = Type.String({
  pattern: '^[a-z0-9._]{1,30}$',
  description: 'small letters, digits, dots and underscores, at most 30 of them',
});
export const DisplayName = Type.Union([Type.String({ maxLength: 100 }), Type.Null()]);
export const FollowerCount = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'a whole number from 0 to 1,000,000,000',
});
