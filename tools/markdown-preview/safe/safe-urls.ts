const links = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'xmpp'])
const images = new Set(['http', 'https'])

/** Tells whether the scheme of a link is allowed. */
export const isSafeLink = (url: string): boolean => links.has(schemeOf(url) ?? 'https')

/** Says whether an address is one of an image: on the web, beside the document, or in itself. */
export const isSafeImage = (url: string): boolean => isImageData(url) || images.has(schemeOf(url) ?? 'https')

/** Browsers ignore spaces and control characters in a scheme. */
function schemeOf(url: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what hides a scheme
  const seen = url.replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, '')
  const [, scheme] = /^([^/?#\\]*?):/.exec(seen) ?? []
  return scheme?.toLowerCase()
}

/** Says whether an address holds an image itself. In an `img` none runs a script, SVG neither. */
export const isImageData = (url: string): boolean => /^data:image\/[a-z0-9.+-]+[;,]/i.test(url.slice(0, 100))
