import type { Texts } from '#kit/texts.ts'
import { presetPictures } from './drawing/choice-pictures.ts'
import type * as operations from './operations.ts'

const levels = { L: 'L: 7 % may be lost', M: 'M: 15 %', Q: 'Q: 25 %', H: 'H: 30 %' }

export const en = {
  operations: {
    generate: { title: 'Create', description: 'Make a QR code of a text.', done: 'Created' },
    read: { title: 'Read', description: 'Read the QR codes in a picture.', done: 'Read' },
  },
  input: {
    text: { label: 'Text', help: 'A link or any text' },
    preset: {
      label: 'Style',
      help: 'Fields that are given win over it',
      choices: { basic: 'Basic', rounded: 'Rounded', colorful: 'Colorful', modern: 'Modern' },
      pictures: presetPictures,
    },
    format: {
      label: 'Format',
      help: 'SVG for print, PNG for everything else',
      choices: { png: 'PNG', svg: 'SVG', jpeg: 'JPEG', webp: 'WebP' },
    },
    size: { label: 'Size', help: 'In pixels; raised where a module would have less than 4' },
    margin: { label: 'Margin', help: 'In modules; readers expect 4' },
    errorCorrection: { label: 'Error correction', help: 'M, and H with a logo', choices: levels },
    dots: {
      label: 'Dots',
      help: "The preset's unless you choose",
      choices: {
        square: 'Square',
        rounded: 'Rounded',
        dots: 'Dots',
        classy: 'Classy',
        'classy-rounded': 'Classy, rounded',
        'extra-rounded': 'Extra rounded',
      },
    },
    corners: {
      label: 'Corners',
      help: "The preset's unless you choose",
      choices: { square: 'Square', dot: 'Round', 'extra-rounded': 'Rounded' },
    },
    foreground: { label: 'Color', help: 'Dark on light is what readers expect' },
    cornerColor: { label: 'Corner color', help: 'That of the dots unless you choose' },
    background: { label: 'Background', help: 'A color, or transparent' },
    logo: { label: 'Logo', help: 'Stands in the middle' },
    logoSize: { label: 'Logo size', help: 'Its share of the width, 0.1 to 0.5; up to 0.3 is safe' },
    hideBackgroundDots: { label: 'Hide dots behind the logo', help: 'With a margin of one module' },
    file: { label: 'Picture', help: 'A screenshot or photo with QR codes' },
  },
  output: {
    file: { label: 'QR code', help: 'The picture' },
    readable: {
      label: 'Scan test',
      help: 'The picture was decoded again by an independent reader',
      choices: { true: 'Passed', false: 'Failed: a reader could not read this picture' },
    },
    contrast: {
      label: 'Contrast',
      help: 'Of the colors with the background; 3:1 is the least',
      choices: {
        good: 'Good',
        low: 'Too low: many phones will not see the code',
        inverted: 'Light on dark: some readers cannot read that',
      },
    },
    version: { label: 'Version', help: '1 to 40; each has four modules a side more' },
    errorCorrection: { label: 'Error correction', help: 'The level that was used', choices: levels },
    size: { label: 'Size', help: 'In pixels' },
    texts: { label: 'Texts', help: 'What the codes say, one after the other' },
  },
  guide: {
    steps: [
      'Enter a link or a text.',
      'Choose a style, colors and a logo; see that the scan test passes.',
      'Download it as PNG, SVG, JPEG or WebP.',
    ],
    questions: [
      {
        question: 'Will my code scan?',
        answer:
          'Every code is decoded again from the finished picture, with its colors and logo, by a reader that shares nothing with what drew it. If that fails, you are told. Still, try a print with a phone.',
      },
      {
        question: 'Which error correction should I choose?',
        answer:
          'L survives the loss of 7 % of the code, M 15 %, Q 25 %, H 30 %. M is right for screens and paper; H for logos and rough surfaces. Higher levels make denser codes.',
      },
      {
        question: 'Do the codes expire?',
        answer: 'No. The text itself is in the code; nothing leads through a server that could be shut down.',
      },
      {
        question: 'Is my text uploaded?',
        answer: 'No. Codes are made and read on your device.',
      },
    ],
  },
} satisfies Texts<typeof operations>
