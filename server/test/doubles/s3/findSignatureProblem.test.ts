import { test } from 'node:test';
import { expect } from 'expect';
import { findSignatureProblem, type SignedRequest } from './findSignatureProblem.ts';

/** The examples of Amazon's documentation (Authenticating Requests: Using the Authorization Header). */
const key = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const nowMs = Date.parse('2013-05-24T00:00:00Z');
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const common = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z', 'x-amz-content-sha256': EMPTY };

function authorization(names: string, signature: string): string {
  return `AWS4-HMAC-SHA256 Credential=${key.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`;
}
const getObject: SignedRequest = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    ...common,
    range: 'bytes=0-9',
    authorization: authorization(
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ),
  },
};
const list = (url: string, signature: string): SignedRequest => ({
  method: 'GET',
  url,
  headers: { ...common, authorization: authorization('host;x-amz-content-sha256;x-amz-date', signature) },
});
const lifecycle = list('/?lifecycle', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543');
const listed = list('/?prefix=J&max-keys=2', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');

const problemOf = (request: SignedRequest, changes: Partial<typeof key> = {}, at = nowMs) =>
  findSignatureProblem(request, { ...key, ...changes }, at);
const withHeaders = (headers: Record<string, string | undefined>) => ({
  ...getObject,
  headers: { ...getObject.headers, ...headers },
});

test('the documented signatures are right', () => {
  expect([getObject, lifecycle, listed].map((request) => problemOf(request))).toEqual([null, null, null]);
});

test('a request that differs from what was signed is refused', () => {
  const wrong = 'SignatureDoesNotMatch';
  expect(problemOf({ ...getObject, method: 'PUT' })).toBe(wrong);
  expect(problemOf({ ...getObject, url: '/test.txt/' })).toBe(wrong);
  expect(problemOf({ ...listed, url: '/?prefix=K&max-keys=2' })).toBe(wrong);
  expect(problemOf(withHeaders({ range: 'bytes=0-10' }))).toBe(wrong);
  expect(problemOf(withHeaders({ 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' }))).toBe(wrong);
  expect(problemOf(getObject, { secretAccessKey: 'another' })).toBe(wrong);
});

test('an unsigned request, another key, a header that is not signed and an old request are refused', () => {
  expect(problemOf(withHeaders({ authorization: undefined }))).toBe('AccessDenied');
  expect(problemOf(withHeaders({ 'x-amz-acl': 'public-read' }))).toBe('AccessDenied');
  expect(problemOf(getObject, { accessKeyId: 'another' })).toBe('InvalidAccessKeyId');
  expect(problemOf(getObject, { region: 'eu-central-1' })).toBe('AuthorizationHeaderMalformed');
  expect(problemOf(getObject, {}, nowMs + 16 * 60_000)).toBe('RequestTimeTooSkewed');
  expect(problemOf(withHeaders({ 'x-amz-date': '20130524' }))).toBe('RequestTimeTooSkewed');
});
