const types = ['png', 'jpeg', 'webp', 'avif', 'gif', 'x-icon', 'vnd.microsoft.icon'].map((type) => `image/${type}`)
const extensions = /\.(png|jpe?g|webp|avif|gif|ico)$/i
const maxBytes = 5 * 2 ** 20

/** What the file picker offers. */
export const acceptedImages = [...types, '.ico', '.avif'].join(',')

/** Says why a file is no image that the site takes; the server looks at its content besides. */
export function imageIssue({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): 'svg' | 'kind' | 'large' | undefined {
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) return 'svg'
  if (!types.includes(type) && !(type === '' && extensions.test(name))) return 'kind'
  return size > maxBytes ? 'large' : undefined
}

/** What an upload may be called, made of the name of its file: without the ending, in letters that an address can hold. */
export const objectNameOf = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 128)

const segments = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/

/** Says whether a text can be the path or the name of an upload: it holds no dot, so no ending either. */
export const isUploadName = (text: string): boolean => text.length <= 128 && segments.test(text)
