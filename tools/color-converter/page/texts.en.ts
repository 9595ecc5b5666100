/** What the page says besides the words of fields and operations. */
export const en = {
  lightness: 'Lightness',
  chroma: 'Chroma',
  hue: 'Hue',
  number: 'number',
  outside: 'Outside sRGB',
  legend: 'Outside sRGB: most screens show the nearest color instead',
  asShown: 'As this screen shows it',
  nearest: 'Nearest in sRGB:',
  noColor: 'No color yet',
  paste: 'Paste',
  clear: 'Clear',
  largeText: 'Large text, 24 px',
  normalText: 'Normal text of 16 px: easy to read at a glance?',
  control: 'Button',
  large: 'Large text',
  normal: 'Normal text',
  graphics: 'Icons, controls',
  pass: 'Pass',
  fail: 'Fail',
  gradient: 'Gradient preview: from {first} to {last}',
}

export type PageTexts = typeof en
