import { Type } from 'typebox';
import { User } from '../entities.ts';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, USERNAME_MAX_LENGTH } from '../limits.ts';
import { Body, type CallContract, Success } from './call.ts';

const SignedIn = Success({ token: Type.String(), user: User });

export const authCalls = {
  'POST /api/auth/login': {
    summary: 'Sign in with username or email',
    access: 'public',
    body: Body({
      username: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
      password: Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH }),
    }),
    response: SignedIn,
  },
  'POST /api/auth/register': {
    summary: 'Create an account',
    access: 'public',
    body: Body({
      username: Type.String({ minLength: 1, maxLength: USERNAME_MAX_LENGTH, pattern: '^\\S+$' }),
      email: Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH, pattern: '^[^\\s@]+@[^\\s@]+$' }),
      password: Type.String({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH }),
    }),
    response: SignedIn,
    status: 201,
  },
  'POST /api/auth/logout': {
    summary: 'End this session',
    access: 'signed-in',
    response: Success({}),
  },
  'GET /api/auth/session': {
    summary: 'The user of this session',
    access: 'signed-in',
    response: Success({ user: User }),
  },
} as const satisfies Record<string, CallContract>;
