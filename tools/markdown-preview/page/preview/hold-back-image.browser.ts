import { imageWords, outsideImage } from '../../safe/outside-image.ts'
import { isImageData } from '../../safe/safe-urls.ts'

/**
 * Replaces an image by its description, unless it is in the text: loading it would tell others what is read. The image
 * may not be in the page yet, where it would be loaded at once.
 */
export function holdBackImage(image: HTMLImageElement): void {
  const address = image.getAttribute('src') ?? ''
  if (isImageData(address)) return
  const words = document.createElement('span')
  words.className = outsideImage
  words.textContent = imageWords(image.alt, address)
  image.replaceWith(words)
}
