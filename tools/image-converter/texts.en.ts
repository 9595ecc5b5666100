import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const written = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
  jxl: 'JPEG XL',
  gif: 'GIF',
  bmp: 'BMP',
  ico: 'ICO',
  tiff: 'TIFF',
}

export const en = {
  operations: {
    convert: { title: 'Convert', description: 'Convert a picture to another format.' },
  },
  input: {
    file: {
      label: 'Picture',
      help: 'PNG, JPEG, WebP, AVIF, JPEG XL, GIF, BMP, ICO, TIFF, SVG or HEIC, up to 100 million pixels',
    },
    format: { label: 'Format', help: 'PNG unless a preset says otherwise', choices: written },
    quality: { label: 'Quality', help: 'For JPEG, WebP, AVIF and JPEG XL; 85 unless a preset says otherwise' },
    keepTransparency: { label: 'Keep transparency', help: 'Where the format has transparency; JPEG does not' },
    background: { label: 'Background', help: 'Fills what was transparent' },
    width: { label: 'Width', help: 'In pixels; the picture’s own if empty' },
    height: { label: 'Height', help: 'In pixels; the picture’s own if empty' },
    keepAspectRatio: { label: 'Keep aspect ratio', help: 'Width and height are a frame to fit into' },
    smoothing: { label: 'Smooth resizing', help: 'Turn it off for pixel art' },
    sizes: { label: 'Icon sizes', help: 'For ICO: in pixels on a side, at most 256' },
    scale: { label: 'SVG scale', help: 'Times its own size, 0.01 to 100' },
    fileName: {
      label: 'File name',
      help: 'Can contain {name}, {width} and {height}; the extension follows the format',
    },
    preset: {
      label: 'Preset',
      help: 'Fields that you set override it',
      choices: {
        web: 'Web optimized',
        'jpeg-high': 'JPEG, high quality',
        'png-transparent': 'PNG, transparent',
        thumbnail: 'Thumbnail',
      },
    },
  },
  output: {
    file: { label: 'Result', help: 'The picture in its new format' },
    width: { label: 'Width', help: 'In pixels; of an icon, its largest size' },
    height: { label: 'Height', help: 'In pixels; of an icon, its largest size' },
    format: { label: 'Format', help: 'Of the result', choices: written },
    source: {
      label: 'Original format',
      help: 'Detected from its bytes',
      choices: { ...written, svg: 'SVG', heic: 'HEIC' },
    },
    originalSize: { label: 'Original size', help: 'In bytes' },
    size: { label: 'New size', help: 'In bytes' },
    firstOnly: { label: 'First frame only', help: 'The file holds more frames or pages; the result is the first' },
  },
  guide: {
    steps: [
      'Drop one picture or many, or paste one.',
      'Choose a format or a preset, and a size if you like.',
      'Download one, or all as a ZIP.',
    ],
    questions: [
      {
        question: 'Which formats can be read, and which can be written?',
        answer:
          'Read and written: PNG, JPEG, WebP, AVIF, JPEG XL, GIF, BMP, ICO and TIFF. Read only: SVG, and HEIC, the format of iPhone photos. Fax TIFF and camera RAW cannot be read.',
      },
      {
        question: 'What happens to animations?',
        answer:
          'The first frame becomes the picture, and the result says so. For a TIFF with several pages it is the first page, for an icon its largest picture.',
      },
      {
        question: 'Are my pictures uploaded?',
        answer: 'No. They are converted on your device and never leave it.',
      },
      {
        question: 'How do I make a favicon?',
        answer: 'Choose ICO: the file holds the picture at 16, 32 and 48 pixels, or at the sizes that you tick.',
      },
      {
        question: 'How sharp is an SVG?',
        answer:
          'As sharp as its result: it is drawn at the size you ask for, by a scale or by a width. Text uses the fonts that are installed; other files that it points to are not loaded.',
      },
    ],
  },
} satisfies Texts<typeof operations>
