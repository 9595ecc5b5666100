/** Loads SM2 and its keys on demand, since they bring the curve's arithmetic. */
export const loadSm2 = () => Promise.all([import('./sm2.ts'), import('./keys.ts')])

/** The key material of an output; SM2 has no IV and no salt. */
export const sm2Material = (key: string) => ({ key, iv: '', salt: '', warnings: [] })
