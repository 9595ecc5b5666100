import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

const formats = { jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG', jxl: 'JPEG XL' }

/** Only where an original of such a format comes back. */
const readOnly = { gif: 'GIF', bmp: 'BMP', tiff: 'TIFF', heic: 'HEIC' }

export const en = {
  operations: {
    compress: { title: 'Compress', description: 'Make a picture smaller, without visible loss.' },
  },
  input: {
    file: {
      label: 'Picture',
      help: 'JPEG, PNG, WebP, AVIF, JPEG XL, GIF, BMP, TIFF or HEIC, up to 100 million pixels',
    },
    quality: { label: 'Quality', help: 'On JPEG’s scale, for every format; 75 unless a preset says otherwise' },
    format: {
      label: 'Format',
      help: 'Automatic unless a preset says otherwise: the smallest that every browser shows',
      choices: { auto: 'Automatic', ...formats },
    },
    maxWidth: { label: 'Max width', help: 'In pixels; a smaller picture is never enlarged' },
    maxHeight: { label: 'Max height', help: 'In pixels; a smaller picture is never enlarged' },
    resize: {
      label: 'Resize',
      help: 'Keep size unless a preset says otherwise; with a limit, fit within it',
      choices: { none: 'Keep size', contain: 'Fit within', cover: 'Fill and crop' },
    },
    targetBytes: {
      label: 'Target size',
      help: 'In bytes, never exceeded: quality is lowered first, then the size in pixels, unless that is fixed',
    },
    metadata: {
      label: 'Metadata',
      help: 'What cameras write into pictures; AVIF results, and results from TIFF and HEIC, have none',
      choices: { strip: 'Remove all', 'strip-location': 'Remove location', keep: 'Keep' },
    },
    colors: { label: 'Colors', help: 'Reduce a PNG to this many, 2 to 256' },
    fileName: {
      label: 'File name',
      help: 'Can contain {name}, {width} and {height}; the extension follows the format',
    },
    preset: {
      label: 'Preset',
      help: 'Fields that you set override it',
      choices: { web: 'Web optimized', high: 'High quality', social: 'Social media', thumbnail: 'Thumbnail' },
    },
  },
  output: {
    file: { label: 'Result', help: 'The smaller picture' },
    originalSize: { label: 'Original size', help: 'In bytes' },
    size: { label: 'New size', help: 'In bytes' },
    width: { label: 'Width', help: 'Of the result, in pixels' },
    height: { label: 'Height', help: 'Of the result, in pixels' },
    format: { label: 'Format', help: 'Of the result', choices: { ...formats, ...readOnly } },
    kept: { label: 'Original kept', help: 'Nothing smaller was found, so you get the original' },
  },
  guide: {
    steps: [
      'Drop one picture or many, or paste one.',
      'Choose a preset, or set quality, format and size yourself.',
      'Compare before and after, then download one or all.',
    ],
    questions: [
      {
        question: 'Which format should I choose?',
        answer:
          'Automatic takes WebP, JPEG or PNG, whichever is smallest. AVIF is often smaller still, but takes longer and some programs cannot open it.',
      },
      {
        question: 'Are my pictures uploaded?',
        answer: 'No. They are compressed on your device and never leave it.',
      },
      {
        question: 'Why did my original come back?',
        answer:
          'Nothing smaller was found, and the result is never larger than your file. Its metadata is still removed if you asked for that.',
      },
      {
        question: 'What is removed from my pictures?',
        answer:
          'Everything that cameras and programs write into them, such as time, place, device and thumbnails. Pictures that lie on their side are turned upright, and wide colors become sRGB.',
      },
    ],
  },
} satisfies Texts<typeof operations>
