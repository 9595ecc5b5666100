/**
 * Renders an SVG in a given size, as PNG under the same name: workers cannot, and only the page has its fonts. Scripts
 * in it do not run, and no external resources are loaded.
 *
 * @throws when the browser cannot draw it
 */
export async function rasterizeSvg(file: File, { width, height }: { width: number; height: number }): Promise<File> {
  const root = new DOMParser().parseFromString(await file.text(), 'image/svg+xml').documentElement
  // Without a size, some browsers draw nothing; without a viewBox, its content would not scale.
  if (!root.hasAttribute('viewBox')) {
    const [across, down] = ['width', 'height'].map((name) => Number.parseFloat(root.getAttribute(name) ?? ''))
    if (across && down) root.setAttribute('viewBox', `0 0 ${across} ${down}`)
  }
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  root.setAttribute('preserveAspectRatio', root.getAttribute('preserveAspectRatio') ?? 'none')
  const image = new Image()
  // From a blob: URL, an SVG with a foreignObject would taint the canvas.
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(root))}`
  await image.decode()
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], file.name, { type: 'image/png' })
}
