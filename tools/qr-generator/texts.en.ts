import type { Texts } from '#kit/texts.ts'
import { formatTitles } from './barcode/formats.ts'
import { presetImages } from './drawing/choice-images.ts'
import type * as operations from './operations.ts'

const levels = { L: 'L: recovers 7%', M: 'M: 15%', Q: 'Q: 25%', H: 'H: 30%' }

export const en = {
  operations: {
    generate: { title: 'Generate', description: 'Generate a QR code from text or a link.', done: 'Generated' },
    wifi: { title: 'Wi-Fi', description: 'Let phones join a wireless network.', done: 'Generated' },
    contact: { title: 'Contact', description: 'A contact card for a phone.', done: 'Generated' },
    event: { title: 'Event', description: 'A calendar entry for a phone.', done: 'Generated' },
    email: { title: 'Email', description: 'Start an email.', done: 'Generated' },
    phone: { title: 'Phone', description: 'Call a number.', done: 'Generated' },
    sms: { title: 'Text message', description: 'Start a text message.', done: 'Generated' },
    place: { title: 'Place', description: 'Open a map at a place.', done: 'Generated' },
    batch: {
      title: 'Batch',
      description: 'Generate a QR code from each line or contact, as a ZIP.',
      done: 'Generated',
    },
    barcode: {
      title: 'Barcode',
      description: 'Generate a barcode: Code 128, EAN, UPC-A, Code 39, ITF, Codabar, Data Matrix, PDF417 or Aztec.',
      done: 'Generated',
    },
    read: { title: 'Read', description: 'Read the QR codes and barcodes in an image.', done: 'Read' },
  },
  input: {
    text: { label: 'Text', help: 'A link or any text' },
    texts: { label: 'Texts', help: 'One per line, CSV, or a table of contacts with a header; up to 1,000' },
    layout: {
      label: 'Input format',
      help: 'In CSV the second column is the file name, unless a header says otherwise; contacts become vCards',
      choices: { auto: 'Automatic', lines: 'One per line', csv: 'CSV: text, file name', contacts: 'Table of contacts' },
    },
    columns: {
      label: 'Columns of contacts',
      help: 'What a column holds whose name does not say it',
      columns: {
        column: { label: 'Column', help: 'Its name in the first row' },
        field: {
          label: 'Holds',
          help: 'Which part of a contact',
          choices: {
            name: 'Full name',
            firstName: 'First name',
            lastName: 'Last name',
            phone: 'Phone',
            email: 'Email',
            organization: 'Organization',
            jobTitle: 'Job title',
            website: 'Website',
            address: 'Address',
            note: 'Note',
            none: 'Not used',
          },
        },
      },
    },
    network: { label: 'Network', help: 'Its name (SSID), as phones show it' },
    password: { label: 'Password', help: 'Anyone who scans the code can read it' },
    security: {
      label: 'Security',
      help: 'WPA also covers WPA2 and WPA3',
      choices: { WPA: 'WPA', WEP: 'WEP', nopass: 'None' },
    },
    hidden: { label: 'Hidden network', help: 'The network does not show its name' },
    firstName: { label: 'First name', help: 'Or the whole name' },
    lastName: { label: 'Last name', help: 'The family name' },
    phone: { label: 'Phone', help: 'With the country, as in +49 30 123456' },
    email: { label: 'Email', help: 'An address' },
    organization: { label: 'Organization', help: 'A company, a school' },
    jobTitle: { label: 'Job title', help: 'What the person does there' },
    website: { label: 'Website', help: 'A link' },
    address: { label: 'Address', help: 'In one line' },
    note: { label: 'Note', help: 'Anything else' },
    to: { label: 'To', help: 'An email address' },
    subject: { label: 'Subject', help: 'Optional' },
    body: { label: 'Message', help: 'Optional' },
    number: { label: 'Phone number', help: 'With the country, as in +49 30 123456' },
    message: { label: 'Message', help: 'Optional' },
    latitude: { label: 'Latitude', help: 'In degrees; negative south of the equator' },
    longitude: { label: 'Longitude', help: 'In degrees; negative west of Greenwich' },
    label: { label: 'Name', help: 'Some maps show it' },
    title: { label: 'Title', help: 'What takes place' },
    start: { label: 'Begins', help: '2026-05-01 14:30, or 2026-05-01 for a whole day' },
    end: { label: 'Ends', help: 'In the same form; of whole days the last one; optional' },
    location: { label: 'Location', help: 'Optional' },
    description: { label: 'Description', help: 'Optional' },
    preset: {
      label: 'Style',
      help: 'Fields that you set override it',
      choices: { basic: 'Basic', rounded: 'Rounded', colorful: 'Colorful', modern: 'Modern' },
      images: presetImages,
    },
    format: {
      label: 'Format',
      help: 'SVG for print, Code 128 for barcodes of any text',
      choices: { png: 'PNG', svg: 'SVG', jpeg: 'JPEG', webp: 'WebP', ...formatTitles },
    },
    scale: { label: 'Module width', help: 'In pixels, of the narrowest bar or square' },
    height: { label: 'Bar height', help: 'In pixels' },
    showText: { label: 'Show text', help: 'Below the bars' },
    image: { label: 'Image', help: 'SVG for print, PNG for everything else', choices: { png: 'PNG', svg: 'SVG' } },
    size: { label: 'Size', help: 'Exact size in pixels; pixels left over go into the margin' },
    margin: { label: 'Margin', help: 'In modules; readers expect 4' },
    errorCorrection: { label: 'Error correction', help: 'Default: M, or H with a logo', choices: levels },
    dots: {
      label: 'Dots',
      help: 'Same as the style by default',
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
      help: 'Same as the style by default',
      choices: { square: 'Square', dot: 'Round', 'extra-rounded': 'Rounded' },
    },
    foreground: { label: 'Color', help: 'Dark on light is what readers expect' },
    cornerColor: { label: 'Corner color', help: 'Same as the dots by default' },
    background: { label: 'Background', help: 'A color, or transparent' },
    logo: { label: 'Logo', help: 'In the middle' },
    logoSize: { label: 'Logo size', help: 'Its share of the width, 0.1 to 0.5; up to 0.3 is safe' },
    hideBackgroundDots: { label: 'Hide dots behind the logo', help: 'With a margin of one module' },
    file: { label: 'Image', help: 'A screenshot or photo with QR codes or barcodes' },
  },
  output: {
    file: { label: 'Code', help: 'The generated image' },
    warnings: {
      label: 'Warnings',
      help: 'What was added to the text, and whether a reader fails on the image',
      choices: {
        unreadable: 'The scan test failed: a reader could not read this image. Some readers need longer texts',
        leadingZero: 'ITF holds pairs of digits: a 0 was added in front',
        endsAdded: 'Codabar begins and ends with a letter: A was added at both ends',
      },
    },
    readable: {
      label: 'Scan test',
      help: 'The image was decoded again by an independent reader',
      choices: { true: 'Passed', false: 'Failed: a reader could not read this image' },
    },
    contrast: {
      label: 'Contrast',
      help: 'Between the colors and the background; at least 3:1 is needed',
      choices: {
        good: 'Good',
        low: 'Too low: many phones will not recognize the code',
        inverted: 'Light on dark: some readers cannot read that',
      },
    },
    version: { label: 'Version', help: '1 to 40; each adds 4 modules per side' },
    errorCorrection: { label: 'Error correction', help: 'The level that was used', choices: levels },
    size: { label: 'Size', help: 'In pixels' },
    smallModules: {
      label: 'Small modules',
      help: 'Modules of fewer than 4 pixels are hard to read: make the code larger or the text shorter',
      choices: { true: 'Yes', false: 'No' },
    },
    text: { label: 'Content', help: 'The decoded content' },
    count: { label: 'Codes', help: 'How many were generated' },
    skipped: { label: 'Rows left out', help: 'Rows without a name, an organization, an email or a phone' },
    unreadable: { label: 'Failed the scan test', help: 'The lines whose codes a reader could not read' },
    texts: { label: 'Texts', help: 'The decoded contents, in order' },
  },
  guide: {
    steps: [
      'Enter a link or a text.',
      'Choose a style, colors and a logo; check that the scan test passes.',
      'Download it as PNG, SVG, JPEG or WebP.',
    ],
    questions: [
      {
        question: 'Will my code scan?',
        answer:
          'Every code is decoded again from the finished image, with its colors and logo, by an independent reader. If that fails, you’ll see a warning. Still, test a printed code with a phone.',
      },
      {
        question: 'Which error correction should I choose?',
        answer:
          'L recovers up to 7% of the code, M 15%, Q 25%, H 30%. M is right for screens and paper; H for logos and rough surfaces. Higher levels make denser codes.',
      },
      {
        question: 'Which barcode do I need?',
        answer:
          'EAN-13, EAN-8 or UPC-A for goods in shops, ITF for cartons, Code 128 for everything else in a line. Data Matrix, PDF417 and Aztec hold more: parts, documents, tickets. The check digit of EAN and UPC is added or checked.',
      },
      {
        question: 'Do the codes expire?',
        answer: 'No. The text itself is in the code; nothing goes through a server that could be shut down.',
      },
      {
        question: 'Is my text uploaded?',
        answer: 'No. Codes are generated and read on your device.',
      },
    ],
  },
} satisfies Texts<typeof operations>
