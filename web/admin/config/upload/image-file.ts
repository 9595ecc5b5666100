const types = ['png', 'jpeg', 'webp', 'avif', 'gif', 'x-icon', 'vnd.microsoft.icon'].map((type) => `image/${type}`)
const extensions = /\.(png|jpe?g|webp|avif|gif|ico)$/i
const maxBytes = 5 * 2 ** 20

/** The `accept` attribute of the file picker. */
export const acceptedImages = [...types, '.ico', '.avif'].join(',')

/** Why the site does not accept a file; the server checks its content too. */
export function imageIssue({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): 'svg' | 'kind' | 'large' | undefined {
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) return 'svg'
  if (!types.includes(type) && !(type === '' && extensions.test(name))) return 'kind'
  return size > maxBytes ? 'large' : undefined
}

/** The default name of an upload from its file's: without the extension, in URL-safe characters. */
export const objectNameOf = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 128)

const segments = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/

/** Whether a text is a valid path or name of an upload: without a dot, so without an extension. */
export const isUploadName = (text: string): boolean => text.length <= 128 && segments.test(text)
