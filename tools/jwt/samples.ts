import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

const key = 'your-256-bit-secret-for-this-sample'
const token =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhZGEiLCJuYW1lIjoi5p6X5bCP6ZuoIiwiaWF0IjoxNTc3ODMzMjAwLCJleHAiOjE1Nzc4MzY4MDB9.HauqzvXTxYejUOBSZFUZ4TC30eZFyj610Jf5tKM2yOw'

export const samples: Samples<typeof operations> = {
  decode: [
    {
      title: { en: 'An expired token', zh: '已过期的令牌' },
      input: { token: `Bearer ${token}` },
      output: {
        payload: '{"sub":"ada","name":"林小雨","iat":1577833200,"exp":1577836800}',
        state: 'expired',
        claims: [
          {
            name: 'sub',
            value: 'ada',
            meaning: { en: 'Subject: who the token is about', zh: '主体：令牌所代表的用户' },
          },
          { name: 'name', value: '林小雨', meaning: { en: 'Full name', zh: '全名' } },
          {
            name: 'iat',
            value: '1577833200',
            meaning: { en: 'Issued at', zh: '签发时间' },
            time: '2019-12-31T23:00:00Z',
          },
          {
            name: 'exp',
            value: '1577836800',
            meaning: { en: 'Expires at', zh: '过期时间' },
            time: '2020-01-01T00:00:00Z',
          },
        ],
        kind: 'signed',
        algorithm: 'HS256',
        header: '{"alg":"HS256","typ":"JWT"}',
        signature: '1dabaacef5d3c587a350e052645519e130b7d1e645ca3eb5d097f9b4a336c8ec',
        warnings: [],
      },
    },
    {
      title: { en: 'An access token of Microsoft Entra', zh: 'Microsoft Entra 访问令牌' },
      input: {
        token:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMTktMTIifQ.eyJhdWQiOiJhcGk6Ly9ub3RlcyIsImlzcyI6Imh0dHBzOi8vbG9naW4ubWljcm9zb2Z0b25saW5lLmNvbS85MTg4MDQwZC02YzY3LTRjNWItYjExMi0zNmEzMDRiNjZkYWQvdjIuMCIsIm9pZCI6IjAwMDAwMDAwLTAwMDAtMDAwMC02NmYzLTMzMzJlY2E3ZWE4MSIsInNjcCI6Ik5vdGVzLlJlYWQiLCJleHAiOjE1Nzc4MzY4MDB9.fZcEwZhqbgmjgwNkwv5qFFPpjKBejtHzHw2XlInSnNg',
      },
      output: {
        payload:
          '{"aud":"api://notes","iss":"https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0","oid":"00000000-0000-0000-66f3-3332eca7ea81","scp":"Notes.Read","exp":1577836800}',
        state: 'expired',
        claims: [
          {
            name: 'aud',
            value: 'api://notes',
            meaning: { en: 'Audience: who the token is for', zh: '受众：令牌的接收方' },
          },
          {
            name: 'iss',
            value: 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0',
            meaning: { en: 'Issuer', zh: '签发者' },
          },
          {
            name: 'oid',
            value: '00000000-0000-0000-66f3-3332eca7ea81',
            meaning: { en: 'Object ID of the user or application (Entra)', zh: '用户或应用的对象 ID（Entra）' },
          },
          {
            name: 'scp',
            value: 'Notes.Read',
            meaning: { en: 'Granted scopes (Entra)', zh: '授予的权限范围（Entra）' },
          },
          {
            name: 'exp',
            value: '1577836800',
            meaning: { en: 'Expires at', zh: '过期时间' },
            time: '2020-01-01T00:00:00Z',
          },
        ],
        kind: 'signed',
        algorithm: 'HS256',
        header: '{"alg":"HS256","typ":"JWT","kid":"2019-12"}',
        signature: '7d9704c1986a6e09a3830364c2fe6a1453e98ca05e8ed1f31f0d979489d29cd8',
        warnings: [],
      },
    },
  ],
  verify: [
    {
      title: { en: 'Genuine, but expired', zh: '真实但已过期' },
      input: { token: token, key: key, at: '2020-01-01T00:00:00Z' },
      output: {
        isValid: false,
        reason: { en: 'The token has expired', zh: '令牌已过期' },
        algorithm: 'HS256',
        checks: [
          { name: { en: 'Signature', zh: '签名' }, passed: true },
          { name: { en: 'Not expired (exp)', zh: '未过期（exp）' }, passed: false },
        ],
      },
    },
    {
      title: { en: 'Signed with another key', zh: '由另一密钥签名' },
      input: { token: token, key: 'another secret', at: '2019-12-31T23:30:00Z' },
      output: {
        isValid: false,
        reason: { en: 'The signature does not match this key and content', zh: '签名与密钥和内容不符' },
        algorithm: 'HS256',
        checks: [
          { name: { en: 'Signature', zh: '签名' }, passed: false },
          { name: { en: 'Not expired (exp)', zh: '未过期（exp）' }, passed: true },
        ],
      },
    },
  ],
  sign: [
    {
      title: { en: 'With a shared secret', zh: '使用共享密钥' },
      input: { payload: '{"sub":"ada","name":"林小雨","iat":1577833200,"exp":1577836800}', key: key, issuedAt: false },
      output: { token: token, warnings: [] },
    },
    {
      title: { en: 'Valid for two hours', zh: '有效期两小时' },
      input: { payload: '{"sub":"ada"}', key: key, expiresIn: '2h' },
      output: {
        token:
          'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJhZGEiLCJpYXQiOjE3OTU2MDQxODMsImV4cCI6MTc5NTYxMTM4M30.TMBp8Phx0Q0xV7ofMZwixcilrfSh37p_mYuCPu_CRIg',
        warnings: [],
      },
      varies: ['token'],
    },
  ],
  decrypt: [
    {
      title: { en: 'RFC 7516, appendix A.3', zh: 'RFC 7516 附录 A.3' },
      input: {
        token:
          'eyJhbGciOiJBMTI4S1ciLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0.6KB707dM9YTIgHtLvtgWQ8mKwboJW3of9locizkDTHzBC2IlrT1oOQ.AxY8DCtDaGlsbGljb3RoZQ.KDlTtXchhZTGufMYmOYGS4HffxPSUrfmqCHXaI9wOGY.U0m_YmjN04DJvceFICbCVQ',
        key: '{"kty":"oct","k":"GawgguFyGrWKav7AX4VKUg"}',
      },
      output: { payload: 'Live long and prosper.', header: '{"alg":"A128KW","enc":"A128CBC-HS256"}' },
    },
  ],
}
