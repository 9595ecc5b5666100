import type { Texts } from '#kit/texts.ts'
import { imageWarnings } from '#kit/words/image-warnings.ts'
import type * as operations from './operations.ts'

export const en = {
  operations: {
    merge: { title: 'Merge', description: 'Join PDFs into one.', done: 'Merged' },
    extract: {
      title: 'Extract pages',
      description: 'Make a PDF of some pages, in any order; this also deletes and reorders pages.',
      done: 'Extracted',
    },
    split: { title: 'Split', description: 'Cut a PDF into several files.', done: 'Split' },
    rotate: { title: 'Rotate', description: 'Turn pages clockwise.', done: 'Rotated' },
    toImages: { title: 'PDF to images', description: 'Draw each page as an image.', done: 'Converted' },
    fromImages: { title: 'Images to PDF', description: 'Make a PDF of images, one a page.', done: 'Converted' },
    text: { title: 'Extract text', description: 'Read the text of a PDF.', done: 'Extracted' },
    inspect: { title: 'Inspect', description: 'See pages, sizes, author, permissions and more.' },
    protect: { title: 'Protect', description: 'Encrypt a PDF with AES-256.', done: 'Protected' },
    unlock: { title: 'Unlock', description: 'Remove the password that you know.', done: 'Unlocked' },
    watermark: {
      title: 'Watermark',
      description: 'Put a text over pages; its angle turns it counterclockwise.',
      done: 'Added',
    },
  },
  input: {
    file: { label: 'PDF', help: 'Processed on this device; at most 200 MiB' },
    files: { label: 'Files', help: 'In this order; at most 200 MiB together' },
    bookmarks: { label: 'Bookmarks', help: 'One for each file, with its own bookmarks under it' },
    pages: { label: 'Pages', help: 'Such as 1-3,5,z; z is the last page; also all, odd, even' },
    rotate: { label: 'Rotate', help: 'Pages and degrees, such as 2:90,4-z:180' },
    by: {
      label: 'Split by',
      help: 'Where a new file begins',
      choices: { page: 'Number of pages', ranges: 'Page ranges', bookmarks: 'Bookmarks', size: 'File size' },
    },
    ranges: { label: 'Ranges', help: 'One file for each, such as 1-3,4-z' },
    every: { label: 'Pages per file', help: 'The last file may have fewer' },
    mebibytes: { label: 'MiB per file', help: 'A page that is larger becomes a file of its own' },
    angle: { label: 'Angle', help: 'In degrees' },
    dpi: { label: 'Resolution', help: 'In dots per inch (DPI); 150 is enough for screens, 300 for printing' },
    format: { label: 'Format', help: 'Of the images', choices: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } },
    quality: { label: 'Quality', help: 'Of JPEG and WebP, 1 to 100' },
    long: { label: 'One long image', help: 'All pages below each other' },
    size: {
      label: 'Page size',
      help: 'Of every page',
      choices: { a4: 'A4', image: 'As the image', letter: 'US Letter', a5: 'A5' },
    },
    orientation: {
      label: 'Orientation',
      help: 'Of the pages',
      choices: { auto: 'As the image', portrait: 'Portrait', landscape: 'Landscape' },
    },
    margin: { label: 'Margin', help: 'In millimeters' },
    fit: {
      label: 'Fit',
      help: 'How an image stands on its page',
      choices: { contain: 'Whole image', cover: 'Fill the page' },
    },
    layout: { label: 'Keep layout', help: 'Place the text as on the page, with spaces' },
    password: { label: 'Password', help: 'Opens the PDF' },
    ownerPassword: { label: 'Owner password', help: 'Lifts the restrictions; random if empty' },
    printing: { label: 'Allow printing', help: 'Programs ask for the owner password otherwise' },
    copying: { label: 'Allow copying', help: 'Of text and images' },
    changing: { label: 'Allow changes', help: 'Of content, comments and form fields' },
    text: { label: 'Watermark text', help: 'At most 200 characters, on several lines if you like' },
    opacity: { label: 'Opacity', help: '0.01 to 1' },
    tiled: { label: 'Repeat', help: 'All over the page, not once in the middle' },
  },
  output: {
    file: { label: 'Result', help: 'A PDF, an image or a ZIP' },
    pages: { label: 'Pages', help: 'How many there are' },
    count: { label: 'Files', help: 'How many there are' },
    warnings: {
      label: 'Warnings',
      help: 'What the result lost, or could not be read',
      choices: {
        signaturesGone: 'Digital signatures were removed: any change voids them',
        protectionGone: 'The result has no password and no restrictions',
        tagsGone: 'The structure for screen readers was not kept',
        attachmentsGone: 'Attached files were not kept',
        fontsMissing: 'Chinese, Japanese or Korean fonts are not embedded: their text may not show',
        noText: 'There is no text: pages may be scans',
        ...imageWarnings.en,
        firstFrame: 'Only the first frame of an animation was used',
        pagesSkipped: 'Damaged pages of a TIFF were left out',
      },
    },
    text: { label: 'Text', help: 'Pages are separated by a blank line' },
    sizes: {
      label: 'Page sizes',
      help: 'As the pages are seen',
      columns: {
        pages: { label: 'Pages', help: 'That have this size' },
        width: { label: 'Width (mm)', help: 'In millimeters' },
        height: { label: 'Height (mm)', help: 'In millimeters' },
        name: { label: 'Name', help: 'Such as A4' },
      },
    },
    title: { label: 'Title', help: 'From the document properties' },
    author: { label: 'Author', help: 'From the document properties' },
    producer: { label: 'Producer', help: 'The program that wrote the file' },
    version: { label: 'PDF version', help: 'Such as 1.7' },
    isEncrypted: { label: 'Encrypted', help: 'Has a password or restrictions' },
    permissions: {
      label: 'Allowed',
      help: 'Without the owner password',
      choices: {
        printing: 'Printing',
        copying: 'Copying',
        changing: 'Changing',
        annotating: 'Commenting',
        filling: 'Filling in forms',
        assembling: 'Inserting, rotating and deleting pages',
        accessibility: 'Reading by screen readers',
      },
    },
    hasForms: { label: 'Form fields', help: 'Whether there are any' },
    hasSignatures: { label: 'Digital signatures', help: 'Whether there are any; they are not verified' },
    isScanned: { label: 'Scanned', help: 'The first 20 pages have images and no text' },
  },
  guide: {
    steps: [
      'Choose an operation, then drop a PDF, or several to merge them.',
      'Say which pages, such as 1-3,5,z, and set the options.',
      'Run it, and download the result.',
    ],
    questions: [
      {
        question: 'Are my files uploaded?',
        answer:
          'No. PDFs are processed on your device and never leave it. The first use loads the PDF engine once (1.9 MB compressed); after that it also works offline.',
      },
      {
        question: 'Are deleted pages really gone?',
        answer:
          'Yes. The new file contains only the pages that you keep: no content, form entries, bookmarks or comments of the others, and no earlier versions of the file.',
      },
      {
        question: 'What happens to links, bookmarks, forms and signatures?',
        answer:
          'Links, bookmarks and form fields stay as long as their pages do. A signature is valid only for the exact file that was signed, so it is removed, and you are told.',
      },
      {
        question: 'Can it open a PDF whose password I forgot?',
        answer: 'No. You need the password to remove it.',
      },
      {
        question: 'Why is there no text?',
        answer:
          'The pages are probably scans: images of text. Inspect tells you so. Text recognition (OCR) is not included.',
      },
    ],
  },
} satisfies Texts<typeof operations>
