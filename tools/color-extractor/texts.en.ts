import type { Texts } from '#kit/texts.ts'
import { imageWarnings } from '#kit/words/image-warnings.ts'
import { namesIn } from './color/names.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    extract: { title: 'Extract', description: 'Extract the main colors of an image.', done: 'Colors extracted' },
    exportPalette: {
      title: 'Export palette',
      description: 'Export colors as a palette file for design tools.',
      done: 'Exported',
    },
  },
  input: {
    file: {
      label: 'Image',
      help: 'PNG, JPEG, WebP, AVIF, JPEG XL, GIF, BMP, ICO, TIFF, SVG or HEIC, up to 100 million pixels',
    },
    count: { label: 'Colors', help: 'Up to this many; an image may have fewer' },
    tolerance: { label: 'Tolerance', help: 'Colors that look more alike than this are merged' },
    sort: {
      label: 'Sort by',
      help: 'The most frequent or the lightest first, or around the color wheel',
      choices: { frequency: 'Frequency', brightness: 'Brightness', hue: 'Hue' },
    },
    includeTransparent: {
      label: 'Include transparent pixels',
      help: 'Also count pixels that are more than half transparent, by the color stored in them',
    },
    colors: { label: 'Colors', help: 'In hex, such as #1e90ff' },
    format: {
      label: 'Format',
      help: 'Format of the palette file',
      choices: {
        ase: 'ASE (Adobe)',
        gpl: 'GPL (GIMP)',
        css: 'CSS',
        scss: 'SCSS',
        tailwind: 'Tailwind CSS',
        json: 'JSON',
      },
    },
  },
  output: {
    colors: {
      label: 'Palette',
      help: 'The main colors of the image',
      columns: {
        hex: { label: 'HEX', help: 'As #rrggbb' },
        rgb: { label: 'RGB', help: 'Red, green and blue, 0 to 255' },
        hsl: { label: 'HSL', help: 'Hue in degrees, saturation and lightness in percent' },
        oklch: { label: 'OKLCH', help: 'Lightness 0 to 1, chroma, hue in degrees' },
        share: { label: 'Share', help: 'Its share of the image, 0 to 1' },
        name: { label: 'Name', help: 'The closest named color, in English', choices: namesIn('en') },
      },
    },
    warnings: {
      label: 'Warnings',
      help: 'What to know of how the file was read',
      choices: imageWarnings.en,
    },
    css: { label: 'CSS', help: 'Custom properties' },
    json: { label: 'JSON', help: 'All values of each color' },
    scss: { label: 'SCSS', help: 'Variables, and a map of them' },
    tailwind: { label: 'Tailwind CSS', help: 'A theme for version 4' },
    file: { label: 'File', help: 'The palette' },
  },
  guide: {
    steps: [
      'Drop or paste an image.',
      'Click a value to copy it, or pick a color from the image.',
      'Copy the palette as code, or download it for a design tool.',
    ],
    questions: [
      {
        question: 'How are the colors found?',
        answer:
          'Pixels that look alike are grouped by their distance in OKLab, which matches what eyes see. Flat areas give exactly their color; small but vivid spots count for more than dull ones. The same image always gives the same palette.',
      },
      {
        question: 'Why are there fewer colors than I asked for?',
        answer: 'The image has no more colors that differ by the tolerance. Lower it to see finer differences.',
      },
      {
        question: 'What do the contrast numbers mean?',
        answer:
          'WCAG asks for a ratio of 4.5 for text and 3 for large text (AA), or 7 (AAA). APCA’s Lc is closer to how people read: 75 for body text, 60 for larger text, 45 for headlines.',
      },
      {
        question: 'Which programs open ASE and GPL?',
        answer: 'ASE: Photoshop, Illustrator, InDesign and Affinity. GPL: GIMP, Inkscape, Krita and Aseprite.',
      },
      { question: 'Is my image uploaded?', answer: 'No. It is read on your device and never leaves it.' },
    ],
  },
} satisfies Texts<typeof operations>
