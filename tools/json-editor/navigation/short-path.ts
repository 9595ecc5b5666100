/** Writes a normalized JSONPath in shorthand (RFC 9535, section 2.5.1.1): `$['people'][0]` is `$.people[0]`. */
export const shortPath = (path: string): string => path.replace(/\['([\p{L}_][\p{L}\p{N}_]*)'\]/gu, '.$1')
