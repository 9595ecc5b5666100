import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'
import { quantityNames } from './table/quantities.ts'

const quantities = quantityNames('en')

export const en = {
  operations: {
    convert: { title: 'Convert', description: 'Convert a value with its unit into other units.', done: 'Converted' },
    sizes: { title: 'Data size', description: 'Show a size in bytes in other units, in words and as transfer time.' },
    coordinates: {
      title: 'Coordinates',
      description: 'Convert coordinates between decimal degrees, minutes and seconds, and geohash.',
      done: 'Converted',
    },
    units: { title: 'Units', description: 'List the units that are known.' },
  },
  input: {
    value: { label: 'Value', help: 'Such as 5 ft 11 in, 1.5 GiB or 10 km to miles' },
    to: { label: 'To unit', help: 'A symbol or name; if empty, the one in the text or the usual one' },
    significant: { label: 'Significant digits', help: 'At most 50; digits before the point are never cut' },
    notation: {
      label: 'Notation',
      help: 'How numbers are written',
      choices: { plain: '1234567.8', grouped: '1,234,567.8', scientific: '1.2345678e6' },
    },
    bytes: { label: 'Size', help: 'In bytes, or with a unit such as 1.5 GiB' },
    text: { label: 'Coordinates', help: 'Such as 31.2304, 121.4737 or 31°13′49″N 121°28′25″E' },
    quantity: { label: 'Quantity', help: 'What the units measure', choices: { '': 'All', ...quantities } },
  },
  output: {
    result: { label: 'Result', help: 'In the unit asked for; marked with ≈ if rounded' },
    exact: { label: 'Exact value', help: 'As a decimal that ends, or as a fraction' },
    isExact: {
      label: 'Exact',
      help: 'Whether the result had to be rounded',
      choices: { true: 'Yes', false: 'Rounded' },
    },
    quantity: { label: 'Quantity', help: 'What is measured', choices: quantities },
    all: {
      label: 'In all units',
      help: 'The same value in every unit of the quantity',
      columns: {
        en: { label: 'Unit', help: 'Its name in English' },
        zh: { label: 'Chinese', help: 'Its name in Chinese' },
        symbol: { label: 'Symbol', help: 'How the unit is written' },
        value: { label: 'Value', help: 'Marked with ≈ where rounded' },
        unit: { label: 'ID', help: 'For programs' },
      },
    },
    decimal: { label: 'Decimal', help: 'In units of 1000, or in decimal degrees' },
    binary: { label: 'Binary', help: 'In units of 1024' },
    inWords: { label: 'In words', help: 'As it is read aloud' },
    times: {
      label: 'Transfer time',
      help: 'At full speed, without overhead',
      columns: {
        speed: { label: 'Speed', help: 'Of the connection' },
        text: { label: 'Time', help: 'How long the transfer takes' },
      },
    },
    dms: { label: 'Degrees, minutes, seconds', help: 'With hemispheres' },
    geohash: { label: 'Geohash', help: 'Twelve characters' },
    units: {
      label: 'Units',
      help: 'One row per unit',
      columns: {
        id: { label: 'ID', help: 'For programs' },
        symbol: { label: 'Symbol', help: 'How the unit is written' },
        en: { label: 'English', help: 'Its name in English' },
        zh: { label: 'Chinese', help: 'Its name in Chinese' },
        quantity: { label: 'Quantity', help: 'What it measures', choices: quantities },
        factor: { label: 'Factor', help: 'How many of the quantity’s first unit it is' },
      },
    },
  },
  guide: {
    steps: [
      'Type a value with its unit, such as 72°F, 5 ft 11 in or 3 acres.',
      'Choose a unit to convert to, or read the value in all units below.',
      'For exact figures, see the exact value or ask for up to 50 digits.',
    ],
    questions: [
      {
        question: 'How exact is it?',
        answer:
          'Units are converted by the fractions that define them, so converting there and back gives the same value. Whatever had to be rounded is marked with ≈, and the exact value stands below. Only radians, milliradians and parsecs contain π and never end.',
      },
      {
        question: 'Is a KB 1000 or 1024 bytes?',
        answer:
          'KB, MB and GB are powers of 1000, as disks are sold; KiB, MiB and GiB are powers of 1024, as memory is counted. Both are always shown.',
      },
      {
        question: 'Why is “gal” or “ton” not accepted?',
        answer:
          'US and imperial gallons differ by a fifth, and there are three tons. The message names the choices: write US gal or imp gal, for example.',
      },
    ],
  },
} satisfies Texts<typeof operations>
