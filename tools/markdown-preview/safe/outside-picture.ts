/** The class of what stands for a picture. */
export const outsidePicture = 'outside-picture'

/** Says in words what a picture would show, and where it is. */
export const pictureWords = (alt: string, address: string): string =>
  [alt, address]
    .map((text) => shortened(text.trim()))
    .filter(Boolean)
    .join(' · ')

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text)
