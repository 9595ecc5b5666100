import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    convert: { title: 'Convert', description: 'Convert a color into every notation.', done: 'Converted' },
    contrast: { title: 'Contrast', description: 'Check the contrast of two colors by WCAG 2.2.' },
    palette: { title: 'Palette', description: 'Generate a palette from a color.', done: 'Generated' },
    gradient: { title: 'Gradient', description: 'Generate a CSS gradient.', done: 'Generated' },
    mix: { title: 'Mix', description: 'Mix two colors.', done: 'Mixed' },
    find: { title: 'Find colors', description: 'List the colors in CSS or code.' },
  },
  input: {
    color: { label: 'Color', help: 'Such as #3366cc, hsl(220 60% 50%), oklch(0.6 0.2 260) or tomato' },
    precision: { label: 'Decimals', help: 'At most 10' },
    foreground: { label: 'Text color', help: 'Any CSS color' },
    background: { label: 'Background color', help: 'Any CSS color' },
    scheme: {
      label: 'Scheme',
      help: 'How the colors are chosen',
      choices: {
        scale: 'Scale, light to dark',
        tints: 'Tints',
        shades: 'Shades',
        complementary: 'Complementary',
        analogous: 'Analogous',
        triadic: 'Triadic',
        split: 'Split complementary',
        tetradic: 'Tetradic',
        monochrome: 'Monochrome',
      },
    },
    count: { label: 'Number of colors', help: 'For scales, tints, shades and monochrome' },
    colors: { label: 'Colors', help: 'Two or more CSS colors' },
    kind: {
      label: 'Type',
      help: 'Shape of the gradient',
      choices: { linear: 'Linear', radial: 'Radial', conic: 'Conic' },
    },
    angle: { label: 'Angle', help: 'In degrees; 90 is from left to right' },
    space: {
      label: 'Color space',
      help: 'In which colors are mixed',
      choices: { oklch: 'OKLCH', oklab: 'OKLab', srgb: 'sRGB', hsl: 'HSL' },
    },
    steps: { label: 'Steps', help: 'Fixed colors for browsers that cannot mix in a color space; 0 for none' },
    first: { label: 'First color', help: 'Any CSS color' },
    second: { label: 'Second color', help: 'Any CSS color' },
    share: { label: 'Share of the second', help: 'From 0 to 1' },
    text: { label: 'CSS or code', help: 'Text with colors in it' },
  },
  output: {
    hex: { label: 'HEX', help: 'With alpha as the last two digits' },
    rgb: { label: 'RGB', help: 'As in CSS' },
    hsl: { label: 'HSL', help: 'As in CSS' },
    hsv: { label: 'HSV (HSB)', help: 'Hue, saturation, value' },
    hwb: { label: 'HWB', help: 'As in CSS' },
    lab: { label: 'Lab', help: 'CIE Lab under D50, as in CSS' },
    lch: { label: 'LCH', help: 'CIE LCH under D50, as in CSS' },
    oklab: { label: 'OKLab', help: 'As in CSS' },
    oklch: { label: 'OKLCH', help: 'As in CSS' },
    p3: { label: 'Display P3', help: 'As in CSS' },
    cmyk: { label: 'CMYK', help: 'By the plain formula, without a color profile: print will differ' },
    name: { label: 'CSS name', help: 'Empty if the color has none' },
    nearestName: { label: 'Nearest CSS name', help: 'The named color that looks most like it' },
    argb: { label: 'ARGB', help: 'Alpha first, for Android XML' },
    swift: { label: 'SwiftUI', help: 'Swift code' },
    android: { label: 'Compose and Flutter', help: 'Kotlin or Dart code' },
    isInSrgb: {
      label: 'In sRGB',
      help: 'Whether ordinary screens can show it',
      choices: { true: 'Yes', false: 'No: HEX, RGB, HSL and CMYK are of the nearest color' },
    },
    mapped: { label: 'Nearest in sRGB', help: 'In OKLCH, by the gamut mapping of CSS' },
    ratio: { label: 'Contrast ratio', help: 'From 1 to 21, rounded down' },
    normalAa: { label: 'Normal text, AA', help: 'At least 4.5', choices: { true: 'Pass', false: 'Fail' } },
    largeAa: { label: 'Large text, AA', help: 'At least 3', choices: { true: 'Pass', false: 'Fail' } },
    normalAaa: { label: 'Normal text, AAA', help: 'At least 7', choices: { true: 'Pass', false: 'Fail' } },
    largeAaa: { label: 'Large text, AAA', help: 'At least 4.5', choices: { true: 'Pass', false: 'Fail' } },
    graphics: { label: 'Icons and controls', help: 'At least 3', choices: { true: 'Pass', false: 'Fail' } },
    suggestion: { label: 'Suggested text color', help: 'The nearest of the same hue that passes AA' },
    colors: {
      label: 'Colors',
      help: 'In order',
      columns: {
        name: { label: 'Name', help: 'Step or role in the palette' },
        hex: { label: 'HEX', help: 'In sRGB' },
        oklch: { label: 'OKLCH', help: 'As in CSS' },
        text: { label: 'As written', help: 'In the text' },
        count: { label: 'Count', help: 'How often it occurs' },
        line: { label: 'Line', help: 'Where it occurs first' },
      },
    },
    css: { label: 'CSS', help: 'To paste into a style sheet' },
    tailwind: { label: 'Tailwind CSS', help: 'Theme variables of version 4' },
    json: { label: 'JSON', help: 'Names and HEX values' },
  },
  guide: {
    steps: [
      'Enter a color in any notation, such as #3366cc or oklch(0.6 0.2 260).',
      'Copy the notation you need, edit one to change all others, or switch to contrast, palettes and gradients.',
      'Paste CSS or code to list all colors in it.',
    ],
    questions: [
      {
        question: 'What does “not in sRGB” mean?',
        answer:
          'Display P3 and OKLCH can name colors that ordinary screens cannot show. HEX, RGB and HSL then give the nearest color that they can, found as CSS does it: the same hue and lightness with less chroma.',
      },
      {
        question: 'Can I print with the CMYK values?',
        answer:
          'They are a rough guide from the plain formula. Real values depend on ink and paper: let your print shop convert with its color profile.',
      },
      {
        question: 'Why OKLCH for palettes and gradients?',
        answer:
          'Equal steps look equal in it, and mixing keeps colors vivid: blue to yellow does not turn gray in the middle as it does in sRGB.',
      },
    ],
  },
} satisfies Texts<typeof operations>
