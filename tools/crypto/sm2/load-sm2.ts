/** Loads what SM2 is done with, and how its keys are read: the curve's arithmetic is for those who use it. */
export const loadSm2 = () => Promise.all([import('./sm2.ts'), import('./keys.ts')])

/** What an output says of the key, in hexadecimal; SM2 has no IV and no salt. */
export const sm2Material = (key: string) => ({ key, iv: '', salt: '', warnings: [] })
