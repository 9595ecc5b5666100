/** Says whether an Accept-Encoding header takes gzip (RFC 9110, section 12.5.3); what it does not name it need not get. */
export const acceptsGzip = (accept = ''): boolean => /\bgzip\b(?!\s*;\s*q=0(?:\.0{0,3})?\s*(?:,|$))/i.test(accept)
