/** Whether an Accept-Encoding header names a coding as acceptable (RFC 9110, section 12.5.3). */
export const acceptsEncoding = (accept: string | undefined, coding: keyof typeof patterns): boolean =>
  patterns[coding].test(accept ?? '')

const patterns = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$))/i,
}
