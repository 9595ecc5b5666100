import type { Texts } from '#kit/texts.ts'
import { imageWarnings } from '#kit/words/image-warnings.ts'
import { labelsOf } from '#lib/imaging/formats/all-formats.ts'
import { resultFormats } from '#lib/imaging/settings/result-formats.ts'
import type * as operations from './operations.ts'
import { readOnlyFormats } from './steps/source-formats.ts'

const formats = labelsOf(resultFormats)

/** Only where an original of such a format comes back. */
const readOnly = labelsOf(readOnlyFormats)

export const en = {
  operations: {
    compress: { title: 'Compress', description: 'Compress an image without visible loss.' },
  },
  input: {
    file: {
      label: 'Image',
      help: 'JPEG, PNG, WebP, AVIF, JPEG XL, SVG, GIF, BMP, TIFF or HEIC, up to 100 million pixels',
    },
    quality: { label: 'Quality', help: 'On JPEG’s scale for every format. Default: 75, or the preset’s' },
    format: {
      label: 'Format',
      help: 'Automatic picks the smallest that every browser shows. Default: automatic, or the preset’s',
      choices: { auto: 'Automatic', ...formats },
    },
    maxWidth: { label: 'Max width', help: 'In pixels; a smaller image is never enlarged' },
    maxHeight: { label: 'Max height', help: 'In pixels; a smaller image is never enlarged' },
    resize: {
      label: 'Resize',
      help: 'Default: contain if a max width or height is set; otherwise none, or the preset’s',
      choices: { none: 'None', contain: 'Contain (fit within)', cover: 'Cover (fill and crop)' },
    },
    targetBytes: {
      label: 'Target size',
      help: 'In bytes, never exceeded: quality is lowered first, then the size in pixels, unless that is fixed',
    },
    metadata: {
      label: 'Metadata',
      help: 'EXIF, XMP and the like; AVIF results, and results from TIFF and HEIC, have none',
      choices: { strip: 'Remove all', 'strip-location': 'Remove location', keep: 'Keep' },
    },
    colors: { label: 'Colors', help: 'Reduce a PNG or GIF to 2 to 256 colors; in an animation, each frame' },
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
    file: { label: 'Result', help: 'The compressed image' },
    originalSize: { label: 'Original size', help: 'In bytes' },
    size: { label: 'New size', help: 'In bytes' },
    width: { label: 'Width', help: 'Of the result, in pixels' },
    height: { label: 'Height', help: 'Of the result, in pixels' },
    format: { label: 'Format', help: 'Of the result', choices: { ...formats, ...readOnly, svg: 'SVG' } },
    kept: { label: 'Original kept', help: 'Nothing smaller was found, so you get the original' },
    warnings: {
      label: 'Warnings',
      help: 'What to know of how the file was read',
      choices: {
        ...imageWarnings.en,
        scriptsRemoved: 'Scripts in the SVG were removed',
        metadataLost: 'Some metadata (EXIF, XMP or IPTC) was lost: the format of the result has no place for it',
        originalKept: 'This is the original, in its own format: no result was smaller',
      },
    },
  },
  guide: {
    steps: [
      'Drop one or more images, or paste one.',
      'Choose a preset, or set quality, format and size yourself.',
      'Compare before and after, then download one or all.',
    ],
    questions: [
      {
        question: 'Which format should I choose?',
        answer:
          'Automatic picks WebP, JPEG or PNG, whichever is smallest. AVIF is often smaller still, but takes longer and some programs cannot open it.',
      },
      {
        question: 'Are my images uploaded?',
        answer: 'No. They are compressed on your device and never leave it.',
      },
      {
        question: 'Why did I get the original?',
        answer:
          'Nothing smaller was found, and the result is never larger than your file. Its metadata is still removed if you asked for that.',
      },
      {
        question: 'What happens to animations?',
        answer:
          'Animated GIF and WebP images stay animated: automatic writes a WebP, or a GIF where that is smaller; choose GIF to keep a GIF. Only what changes from frame to frame is written, and timing and repeats are kept.',
      },
      {
        question: 'What happens to an SVG?',
        answer:
          'It stays an SVG: SVGO takes out what does not show and shortens paths and numbers, more so at a lower quality. Scripts, event handlers and links to scripts are always removed.',
      },
      {
        question: 'Which metadata is removed?',
        answer:
          'EXIF, GPS location, XMP, IPTC, comments and thumbnails: everything that cameras and programs add, such as time, place and device. Rotated photos are turned upright, and wide-gamut colors are converted to sRGB.',
      },
    ],
  },
} satisfies Texts<typeof operations>
