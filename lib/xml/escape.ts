/** Escapes text content. */
export const escapeText = (text: string): string => text.replace(/[&<\r]|>/g, (sign) => escapes[sign] ?? sign)

/** Escapes the value of an attribute in double quotes, including white space that would be normalized to blanks. */
export const escapeAttribute = (text: string): string => text.replace(/[&<"\t\r\n]/g, (sign) => escapes[sign] ?? sign)

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Finds a character that XML 1.0 does not allow, not even as a reference. */
export const findInvalidCharacter = (text: string): string | undefined => unwritable.exec(text)?.[0]

const unwritable = /(?![\t\n\r\u007F-\u009F])[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/u

/** Whether a text is a valid name of an element or attribute (XML 1.0, section 2.3), with one prefix at most. */
export const isXmlName = (text: string): boolean => text.length <= 1000 && name.test(text)

const name =
  /^[A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}][-.\dA-Z_a-z\u00B7\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u037D\u037F-\u1FFF\u200C-\u200D\u203F\u2040\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}]*(?::[A-Z_a-z\u00C0-\uFFFD\u{10000}-\u{EFFFF}][-.\dA-Z_a-z\u00B7-\uFFFD\u{10000}-\u{EFFFF}]*)?$/u
