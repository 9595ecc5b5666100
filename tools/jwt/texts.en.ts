import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    decode: { title: 'Decode', description: 'Read what a token says.', done: 'Decoded' },
    verify: { title: 'Verify', description: 'Check the signature, the times and the audience.', done: 'Checked' },
    sign: { title: 'Sign', description: 'Make a signed token.', done: 'Signed' },
    decrypt: { title: 'Decrypt', description: 'Read an encrypted token (JWE).', done: 'Decrypted' },
  },
  input: {
    token: { label: 'Token', help: 'With or without “Bearer”, quotes, line breaks or the header name' },
    payload: { label: 'Payload', help: 'The claims, as a JSON object' },
    header: { label: 'Header', help: 'More header fields, as a JSON object; alg and typ are added' },
    algorithm: {
      label: 'Algorithm',
      help: 'HS with a shared secret; RS, PS, ES and EdDSA with a private key',
      choices: {
        HS256: 'HS256 (HMAC)',
        HS384: 'HS384 (HMAC)',
        HS512: 'HS512 (HMAC)',
        RS256: 'RS256 (RSA)',
        RS384: 'RS384 (RSA)',
        RS512: 'RS512 (RSA)',
        PS256: 'PS256 (RSA-PSS)',
        PS384: 'PS384 (RSA-PSS)',
        PS512: 'PS512 (RSA-PSS)',
        ES256: 'ES256 (ECDSA, P-256)',
        ES384: 'ES384 (ECDSA, P-384)',
        ES512: 'ES512 (ECDSA, P-521)',
        EdDSA: 'EdDSA (Ed25519)',
      },
    },
    key: { label: 'Key', help: 'A secret, a key or certificate in PEM, a JWK, or a JWK Set' },
    keyForm: {
      label: 'Key format',
      help: 'PEM and JWK are detected; anything else is taken as text',
      choices: {
        auto: 'Detect',
        text: 'Text',
        base64: 'Base64',
        hex: 'Hex',
        pem: 'PEM',
        jwk: 'JWK',
        jwks: 'JWK Set',
      },
    },
    algorithms: { label: 'Allowed algorithms', help: 'Such as RS256, ES256; empty for any the key fits' },
    issuer: { label: 'Issuer', help: 'What iss has to be; empty for any' },
    audience: { label: 'Audience', help: 'What aud has to contain; empty for any' },
    leeway: { label: 'Leeway in seconds', help: 'How far clocks may differ' },
    at: { label: 'At the time', help: 'Such as 2026-01-05T10:00:00Z; empty for now' },
    expiresIn: { label: 'Expires in', help: 'Such as 15m, 2h or 7d; sets exp' },
    issuedAt: { label: 'Add time of issue', help: 'Sets iat, unless the payload has it' },
  },
  output: {
    header: { label: 'Header', help: 'How the token is signed or encrypted' },
    payload: { label: 'Payload', help: 'What the token says, as it is' },
    signature: { label: 'Signature', help: 'In hex; of an encrypted token, its authentication tag' },
    kind: {
      label: 'Kind',
      help: 'How it is protected',
      choices: { signed: 'Signed (JWS)', encrypted: 'Encrypted (JWE)', unsecured: 'Not signed' },
    },
    algorithm: { label: 'Algorithm', help: 'The alg of the header' },
    claims: {
      label: 'Claims',
      help: 'One by one',
      columns: {
        name: { label: 'Name', help: 'As in the payload' },
        value: { label: 'Value', help: 'As in the payload' },
        meaning: { label: 'Meaning', help: 'In English and Chinese; empty for a service’s own claims' },
        time: { label: 'Time', help: 'Of a claim that is a time, in UTC' },
      },
    },
    state: {
      label: 'State',
      help: 'Whether it can be used now, by its own word',
      choices: { active: 'Not expired', expired: 'Expired', early: 'Not valid yet', timeless: 'Has no times' },
    },
    warnings: {
      label: 'Warnings',
      help: 'What to look out for',
      columns: {
        en: { label: 'English', help: 'The warning' },
        zh: { label: 'Chinese', help: 'The warning, in Chinese' },
      },
    },
    isValid: { label: 'Valid', help: 'Whether every check passed', choices: { true: 'Valid', false: 'Not valid' } },
    reason: { label: 'Reason', help: 'The first check that failed, and why' },
    keyId: { label: 'Key ID', help: 'The kid of the header' },
    checks: {
      label: 'Checks',
      help: 'In this order',
      columns: {
        name: { label: 'Check', help: 'What was checked' },
        passed: { label: 'Passed', help: 'Whether it holds', choices: { true: 'Passed', false: 'Failed' } },
      },
    },
    token: { label: 'Token', help: 'The signed token' },
  },
  guide: {
    steps: [
      'Paste a token; its claims and times are shown in plain words.',
      'To verify it, enter the secret or the public key, as PEM, JWK or JWK Set.',
      'To make one, choose Sign, an algorithm and a key.',
    ],
    questions: [
      {
        question: 'Is my token sent anywhere?',
        answer: 'No. Everything happens on your device, and the history of this tool is off unless you turn it on.',
      },
      {
        question: 'Does decoding prove anything?',
        answer: 'No, anyone can write a token. Only Verify tells whether it was signed with the key you trust.',
      },
      {
        question: 'Why can’t a public key verify an HS256 token?',
        answer:
          'HMAC uses one shared secret. If a public key were taken as that secret, anyone who knows it could forge tokens, so this is refused.',
      },
      {
        question: 'Which keys can be read?',
        answer:
          'PEM with public keys, private keys (PKCS #1, PKCS #8, SEC 1) and certificates, also without their BEGIN and END lines; JWK, JWK Sets, and secrets as text, Base64 or hex. Encrypted private keys have to be decrypted first.',
      },
    ],
  },
} satisfies Texts<typeof operations>
