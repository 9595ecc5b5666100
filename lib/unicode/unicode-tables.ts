import { assetBytes } from '#lib/asset-bytes.ts'
import { type CharacterProperties, createNameLookup } from './character-names.ts'

/** Data of Unicode 17 about characters. */
export interface UnicodeTables {
  /** The name of a code point, or its label where it has none: `<private-use-E000>`. */
  nameOf(point: number): string
  propertiesOf(point: number): CharacterProperties
  /** The ASCII letter or digit that a character is confusable with (UTS 39); undefined for ASCII itself. */
  lookalikeOf(point: number): string | undefined
}

let loading: Promise<UnicodeTables> | undefined

/** Loads the tables beside this file, 480 kB, once, at the first use. */
export function unicodeTables(): Promise<UnicodeTables> {
  loading ??= load()
  // After a failure, the next call tries again.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<UnicodeTables> {
  const files = await Promise.all([
    assetBytes(new URL('./tables/names.txt', import.meta.url)),
    assetBytes(new URL('./tables/properties.txt', import.meta.url)),
    assetBytes(new URL('./tables/lookalikes.txt', import.meta.url)),
  ])
  const [names = [], properties = [], lookalikes = []] = files.map((bytes) =>
    new TextDecoder().decode(bytes).trimEnd().split('\n'),
  )
  const propertiesOf = makeProperties(properties)
  const looks = readLookalikes(lookalikes)
  return { nameOf: createNameLookup(names, propertiesOf), propertiesOf, lookalikeOf: (point) => looks.get(point) }
}

function makeProperties(lines: readonly string[]): (point: number) => CharacterProperties {
  const ranges = lines.map((line) => {
    const [start = '', category = '', script = ''] = line.split(' ')
    return { start: Number.parseInt(start, 16), properties: { category, script } }
  })
  return (point) => {
    let [low, high] = [0, ranges.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((ranges[middle]?.start ?? 0) <= point) low = middle
      else high = middle - 1
    }
    return ranges[low]?.properties ?? { category: 'Cn', script: 'Unknown' }
  }
}

function readLookalikes(lines: readonly string[]): Map<number, string> {
  const pairs = lines.flatMap((line) => {
    const [target = '', ...points] = line.split(' ')
    return points.map((point): [number, string] => [Number.parseInt(point, 16), target])
  })
  return new Map(pairs)
}
