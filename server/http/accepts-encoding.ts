/** Says whether an Accept-Encoding header takes a coding (RFC 9110, section 12.5.3); what it does not name it need not get. */
export const acceptsEncoding = (accept: string | undefined, coding: keyof typeof patterns): boolean =>
  patterns[coding].test(accept ?? '')

const patterns = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$))/i,
}
