const links = new Set(['http', 'https', 'mailto', 'tel', 'ftp', 'xmpp'])

/** Says whether a link leads where links lead. Browsers leave out spaces and control characters before they look at a scheme. */
export function isSafeLink(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what hides a scheme
  const seen = url.replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, '')
  const [, scheme] = /^([^/?#\\]*?):/.exec(seen) ?? []
  return scheme === undefined || links.has(scheme.toLowerCase())
}

/** Says whether an address holds a picture itself: of the kinds that run no script. */
export const isPictureData = (url: string): boolean =>
  /^data:image\/(?:png|jpe?g|gif|webp|avif)(?:;base64)?,/i.test(url.slice(0, 40))
