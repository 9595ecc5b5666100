/** The algorithms of signed tokens (RFC 7518, section 3.1; RFC 8037; RFC 9864 for the name Ed25519). */
export const signingAlgorithms = [
  ...(['HS256', 'HS384', 'HS512', 'RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'] as const),
  ...(['ES256', 'ES384', 'ES512', 'EdDSA'] as const),
] as const

export const isSigningAlgorithm = (algorithm: string): boolean =>
  algorithm === 'Ed25519' || signingAlgorithms.some((name) => name === algorithm)

/** Whether an algorithm uses a shared secret. */
export const isSymmetric = (algorithm: string): boolean => /^(?:HS\d|dir$|A\d{3}(?:GCM)?KW$|PBES2-)/.test(algorithm)

/** The values of `kty` in JWK that fit an algorithm. */
export function keyTypesOf(algorithm: string): readonly string[] {
  if (isSymmetric(algorithm)) return ['oct']
  if (/^(?:RS|PS|RSA)/.test(algorithm)) return ['RSA']
  if (/^ES/.test(algorithm)) return ['EC']
  return /^Ed/.test(algorithm) ? ['OKP'] : ['EC', 'OKP']
}

/** The minimum length of a secret in bytes: that of the hash (RFC 7518, section 3.2). */
export const minSecretLength = (algorithm: string): number => Number(algorithm.slice(2)) / 8
