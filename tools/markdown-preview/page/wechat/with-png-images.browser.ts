/** In pixels, of the longer side. */
const maxSide = 4096
/** For screens with a device pixel ratio of 2. */
const scale = 2

/** Turns the drawings in a document into PNG, on white: few editors take SVG as an image. What can't be drawn stays. */
export async function withPngImages(html: string): Promise<string> {
  if (!html.includes('data:image/svg+xml')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const image of body.querySelectorAll<HTMLImageElement>('img[src^="data:image/svg+xml" i]')) {
    const png = await pngOf(image.src).catch(() => undefined)
    if (!png) continue
    image.src = png.url
    if (!image.hasAttribute('width')) image.setAttribute('width', String(png.width))
  }
  return body.innerHTML
}

/** A script in it does not run, and nothing that it points to is loaded. */
async function pngOf(address: string): Promise<{ url: string; width: number } | undefined> {
  const image = new Image()
  image.src = address
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  if (width === 0 || height === 0) return undefined
  const share = Math.min(scale, maxSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * share)
  canvas.height = Math.ceil(height * share)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { url: canvas.toDataURL('image/png'), width }
}
