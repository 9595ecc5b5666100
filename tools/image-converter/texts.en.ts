import type { Texts } from '#kit/texts.ts'
import { imageWarnings } from '#kit/words/image-warnings.ts'
import { labelsOf } from '#lib/imaging/formats/all-formats.ts'
import type * as operations from './operations.ts'
import { sourceFormats, targetFormats } from './steps/offered-formats.ts'

export const en = {
  operations: {
    convert: { title: 'Convert', description: 'Convert an image to another format.' },
  },
  input: {
    file: {
      label: 'Image',
      help: 'PNG, JPEG, WebP, AVIF, JPEG XL, GIF, BMP, ICO, TIFF, SVG or HEIC, up to 100 million pixels',
    },
    format: { label: 'Format', help: 'Default: PNG, or the preset’s', choices: labelsOf(targetFormats) },
    quality: { label: 'Quality', help: 'For JPEG, WebP, AVIF and JPEG XL. Default: 85, or the preset’s' },
    keepTransparency: { label: 'Keep transparency', help: 'Where the format has transparency; JPEG does not' },
    background: { label: 'Background', help: 'Fills transparent areas' },
    width: { label: 'Width', help: 'In pixels; empty for the original' },
    height: { label: 'Height', help: 'In pixels; empty for the original' },
    keepAspectRatio: { label: 'Keep aspect ratio', help: 'Fit within width × height' },
    smoothing: { label: 'Smooth resizing', help: 'Turn it off for pixel art' },
    sizes: { label: 'Icon sizes', help: 'For ICO: pixels per side, up to 256' },
    scale: { label: 'SVG scale', help: 'Multiple of the original size, 0.01 to 100' },
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
    animation: {
      label: 'Animation',
      help: 'Of animated GIF and WebP images, where the result is GIF or WebP; other formats take the first frame',
      choices: { keep: 'Keep', first: 'First frame only' },
    },
  },
  output: {
    file: { label: 'Result', help: 'The converted image' },
    width: { label: 'Width', help: 'In pixels; of an icon, its largest size' },
    height: { label: 'Height', help: 'In pixels; of an icon, its largest size' },
    format: { label: 'Format', help: 'Of the result', choices: labelsOf(targetFormats) },
    source: {
      label: 'Original format',
      help: 'Detected from its bytes',
      choices: labelsOf(sourceFormats),
    },
    originalSize: { label: 'Original size', help: 'In bytes' },
    size: { label: 'New size', help: 'In bytes' },
    frames: { label: 'Frames', help: 'How many were converted; 1 for a still image' },
    firstOnly: { label: 'First frame only', help: 'The file has more frames or pages; the result is the first' },
    warnings: {
      label: 'Warnings',
      help: 'What to know of how the file was read',
      choices: { ...imageWarnings.en, firstFrame: 'Only the first of several frames or pages was used' },
    },
  },
  guide: {
    steps: [
      'Drop one or more images, or paste one.',
      'Choose a format or a preset, and a size if you like.',
      'Download one, or all as a ZIP.',
    ],
    questions: [
      {
        question: 'Which formats are supported?',
        answer:
          'Read and written: PNG, JPEG, WebP, AVIF, JPEG XL, GIF, BMP, ICO and TIFF. Read only: SVG, and HEIC, the format of iPhone photos. TIFF includes fax (CCITT), BigTIFF, CMYK, Lab and any bit depth; JPEG includes CMYK. Lossless JPEG and camera RAW are not supported.',
      },
      {
        question: 'What happens to animations?',
        answer:
          'Animated GIF and WebP images stay animated when converted to GIF or WebP: each frame is resized, and timing and repeats are kept. For other formats, or if you choose so, the first frame is converted, and the result says so. For a multi-page TIFF it is the first page, for an icon its largest image.',
      },
      {
        question: 'Are my images uploaded?',
        answer: 'No. They are converted on your device and never leave it.',
      },
      {
        question: 'How do I make a favicon?',
        answer: 'Choose ICO: the file contains the image at 16, 32 and 48 pixels, or at the sizes that you tick.',
      },
      {
        question: 'How sharp is an SVG?',
        answer:
          'Perfectly sharp: it is rendered at the size you ask for, by a scale or by a width. Text uses the installed fonts; external files it refers to are not loaded.',
      },
    ],
  },
} satisfies Texts<typeof operations>
