/**
 * Writes a code point in Unicode's notation, with at least four digits: `U+00A0` (The Unicode Standard, appendix A).
 */
export const codePointNotation = (point: number): string => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
