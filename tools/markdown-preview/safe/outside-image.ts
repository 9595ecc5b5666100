/** The class of the placeholder of an image. */
export const outsideImage = 'outside-image'

/** Says in words what an image would show, and where it is. */
export const imageWords = (alt: string, address: string): string =>
  [alt, address]
    .map((text) => shortened(text.trim()))
    .filter(Boolean)
    .join(' · ')

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text)
