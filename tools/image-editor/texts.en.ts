import type { Texts } from '#kit/texts.ts'
import { imageWarnings } from '#kit/words/image-warnings.ts'
import { labelsOf, readableFormats } from '#lib/imaging/formats/all-formats.ts'
import type * as operations from './operations.ts'

const places = {
  center: 'Center',
  'top-left': 'Top left',
  top: 'Top',
  'top-right': 'Top right',
  left: 'Left',
  right: 'Right',
  'bottom-left': 'Bottom left',
  bottom: 'Bottom',
  'bottom-right': 'Bottom right',
}

const inPixels = 'In pixels of the image as it is shown'

export const en = {
  operations: {
    crop: { title: 'Crop', description: 'Crop an image to an area or a ratio, or trim its margins.', done: 'Cropped' },
    rotate: { title: 'Rotate', description: 'Rotate an image by any angle, and flip it.', done: 'Rotated' },
    watermark: {
      title: 'Watermark',
      description: 'Put a text or a logo on an image, once or all over it.',
      done: 'Watermarked',
    },
    blur: {
      title: 'Mosaic',
      description: 'Cover areas of an image for good: faces, numbers, names.',
      done: 'Covered',
    },
    join: { title: 'Join', description: 'Join images into a long one or a grid.', done: 'Joined' },
    split: { title: 'Split', description: 'Cut an image into rows and columns, such as nine squares.', done: 'Split' },
    favicon: { title: 'Favicon', description: 'Make the icons of a website of one image.', done: 'Generated' },
    inspect: { title: 'View EXIF', description: 'Show what a file tells of its image: camera, time, location.' },
    strip: {
      title: 'Remove EXIF',
      description: 'Remove EXIF, XMP, IPTC and comments without touching a pixel.',
      done: 'Removed',
    },
  },
  input: {
    file: {
      label: 'Image',
      help: 'PNG, JPEG, WebP, AVIF, JPEG XL, GIF, BMP, ICO, TIFF, SVG or HEIC, up to 100 million pixels',
    },
    files: { label: 'Images', help: 'Up to 100, in their order, 100 million pixels in all' },
    ratio: {
      label: 'Ratio',
      help: 'Width to height; the largest area of it is kept. Trim removes plain margins',
      choices: {
        free: 'Free',
        '1:1': '1:1',
        '4:3': '4:3',
        '3:4': '3:4',
        '16:9': '16:9',
        '9:16': '9:16',
        trim: 'Trim margins',
      },
    },
    left: { label: 'Left', help: inPixels },
    top: { label: 'Top', help: inPixels },
    width: { label: 'Width', help: 'In pixels; empty for all that is left' },
    height: { label: 'Height', help: 'In pixels; empty for all that is left' },
    gravity: { label: 'Anchor', help: 'What part is kept where the ratio leaves a choice', choices: places },
    angle: { label: 'Angle', help: 'In degrees, clockwise; -360 to 360' },
    flip: {
      label: 'Flip',
      help: 'After rotating',
      choices: { none: 'None', horizontal: 'Left and right', vertical: 'Top and bottom' },
    },
    background: {
      label: 'Background',
      help: 'Fills what is empty; transparent becomes white where the format has no transparency',
    },
    text: { label: 'Text', help: 'Up to 500 characters; line breaks are kept' },
    logo: { label: 'Logo', help: 'Optional image, before the text or without any' },
    position: {
      label: 'Position',
      help: 'All over the image, or in one place',
      choices: { tiled: 'Tiled', ...places },
    },
    opacity: { label: 'Opacity', help: '0 to 1' },
    size: { label: 'Size', help: 'Height of the text or logo, as a share of the image width: 0.05 is 5%' },
    gap: {
      label: 'Spacing',
      help: 'Between images in pixels; between marks in lines, however long the text is',
    },
    color: { label: 'Text color', help: 'In hex' },
    outline: { label: 'Outline', help: 'Around the text, so that it shows on light and dark' },
    areas: {
      label: 'Areas',
      help: 'Up to 100, in pixels of the image as it is shown',
      columns: {
        left: { label: 'Left', help: inPixels },
        top: { label: 'Top', help: inPixels },
        width: { label: 'Width', help: 'In pixels' },
        height: { label: 'Height', help: 'In pixels' },
      },
    },
    style: {
      label: 'Style',
      help: 'Nothing of the original stays in the file. For text take black: a mosaic of letters can be guessed',
      choices: { mosaic: 'Mosaic', blur: 'Blur', black: 'Black' },
    },
    direction: {
      label: 'Direction',
      help: 'How the images follow one another',
      choices: { down: 'Downwards', right: 'To the right', grid: 'Grid' },
    },
    columns: { label: 'Columns', help: '1 to 50' },
    rows: { label: 'Rows', help: '1 to 50' },
    equal: {
      label: 'Same size',
      help: 'Scales the images down to the smallest: same width, same height, or equal cells of a grid',
    },
    name: { label: 'Name', help: 'Optional, for the manifest: shown below the icon on a phone' },
    radius: { label: 'Corner radius', help: 'In percent of the side; 50 is a circle' },
    maskable: { label: 'Maskable icon', help: 'One more with a safe margin, for phones that cut icons to a shape' },
    keep: {
      label: 'Keep',
      help: 'What may stay; the color profile always does',
      choices: {
        nothing: 'Nothing',
        orientation: 'Orientation',
        copyright: 'Author and copyright',
        'all-but-location': 'All but the location',
      },
    },
  },
  output: {
    file: { label: 'Result', help: 'The image, or a ZIP of several' },
    width: { label: 'Width', help: 'In pixels' },
    height: { label: 'Height', help: 'In pixels' },
    warnings: {
      label: 'Warnings',
      help: 'What to know of the result',
      choices: {
        ...imageWarnings.en,
        firstFrame: 'Only the first of several frames or pages was used',
        otherFormat: 'The format changed: the original one can’t be written or can’t hold so many pixels',
        orientationRemoved: 'It was turned by its metadata: keep the orientation if it lies on its side now',
      },
    },
    count: { label: 'Parts', help: 'Numbered by row, from the top left' },
    html: { label: 'HTML', help: 'For the head of your pages, with the files at the root of the site' },
    manifest: { label: 'Manifest', help: 'Also in the ZIP, as site.webmanifest' },
    format: { label: 'Format', help: 'Detected from its bytes', choices: labelsOf(readableFormats) },
    size: { label: 'Size', help: 'In bytes' },
    taken: { label: 'Taken', help: 'By the clock of the camera; with its time zone if that is known' },
    camera: { label: 'Camera', help: 'Maker and model' },
    place: {
      label: 'Location',
      help: 'Latitude and longitude in degrees',
      columns: {
        latitude: { label: 'Latitude', help: 'In degrees; north is positive' },
        longitude: { label: 'Longitude', help: 'In degrees; east is positive' },
      },
    },
    metadata: {
      label: 'Metadata',
      help: 'All that the file tells, as it is written there',
      columns: {
        group: { label: 'Group', help: 'Where it stands' },
        name: { label: 'Name', help: 'By its standard' },
        value: { label: 'Value', help: 'Binary data by its size' },
      },
    },
    hasLocation: {
      label: 'Location data',
      help: 'Coordinates, or the name of a town or a country',
      choices: { true: 'Yes', false: 'No' },
    },
    removed: { label: 'Removed', help: 'What the file does not tell any more' },
  },
  guide: {
    steps: [
      'Drop one or more images, or paste one.',
      'Choose what to do, and set it with the mouse or the keyboard.',
      'Download one, or all as a ZIP.',
    ],
    questions: [
      {
        question: 'Are my images uploaded?',
        answer: 'No. They are edited on your device and never leave it.',
      },
      {
        question: 'Can covered areas be restored?',
        answer:
          'No. The pixels are replaced, and the metadata with its thumbnail is gone too. A mosaic keeps the mean color of large cells: a face is safe, but letters and digits are best covered in black.',
      },
      {
        question: 'What happens to EXIF, quality and colors?',
        answer:
          'Format and color profile stay. JPEG and lossy WebP are saved at quality 92, PNG and lossless WebP lose nothing. An edited image has no metadata; “Remove EXIF” takes it out without saving the image anew.',
      },
      {
        question: 'Which formats are supported?',
        answer:
          'JPEG, PNG, WebP, AVIF, JPEG XL, GIF, BMP and TIFF stay what they are; HEIC becomes JPEG, SVG and ICO become PNG. Metadata can be removed from JPEG, PNG, WebP, AVIF, JPEG XL, HEIC, GIF and TIFF. Of an animation the first frame is used.',
      },
      {
        question: 'How do I mark a copy of an ID document?',
        answer:
          'Choose the watermark, write what the copy is for, and leave it tiled: the spacing is the same however long the text is.',
      },
    ],
  },
} satisfies Texts<typeof operations>
