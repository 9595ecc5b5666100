import { fill } from '#kit/sentence.ts'
import { readZip, type ZipEntry } from '#lib/zip/read-zip.ts'
import { useObjectUrl } from '../image/use-object-url.ts'
import { useTexts } from '../language/language.ts'
import { useAsyncValue } from '../run/use-async-value.ts'
import { sizeOf } from '../text/measure-text.ts'
import styles from './archive-view.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/** The contents of a ZIP: its first images as pictures, the names of its first files, and how many there are. */
export default function ArchiveView({ value }: OutputViewProps) {
  const words = useTexts(texts)
  const archive = value instanceof File ? value : undefined
  const contents = useAsyncValue(async () => archive && (await readContents(archive)), [archive])
  if (!archive) return null
  const { images = [], names = [], count = 0 } = contents ?? {}
  const shown = images.length > 0 ? images.length : names.length
  return (
    <div className={styles['archive']}>
      <p>
        {archive.name}, {sizeOf(archive.size)}
        {count > shown && shown > 0 && `, ${fill(words.first, { shown, count })}`}
      </p>
      {images.length > 0 ? (
        <ul className={styles['images']}>
          {images.map((image) => (
            <Preview key={image.name} image={image} />
          ))}
        </ul>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Preview({ image }: { image: File }) {
  const url = useObjectUrl(image)
  return (
    <li>
      <figure>
        <div>{url && <img src={url} alt="" />}</div>
        <figcaption title={image.name}>{image.name}</figcaption>
      </figure>
    </li>
  )
}

/** A dozen shows whether the result is the wanted one. */
const maxImages = 12
const maxNames = 100
/** In bytes: a larger image has no preview. */
const maxImageBytes = 4 * 2 ** 20

interface Contents {
  images: File[]
  names: string[]
  count: number
}

/** Reads only the directory of an archive and its first images; undefined if it is no archive. */
async function readContents(archive: File): Promise<Contents | undefined> {
  try {
    const entries = [...(await readZip(archive))]
    const wanted = entries.filter(([name, { size }]) => typeOf(name) !== undefined && size <= maxImageBytes)
    const images = await Promise.all(wanted.slice(0, maxImages).map(async ([name, entry]) => imageOf(name, entry)))
    return { images, names: entries.slice(0, maxNames).map(([name]) => name), count: entries.length }
  } catch {
    // A damaged image still has its name and can be saved; the operation reports what is wrong with it.
    return undefined
  }
}

async function imageOf(name: string, entry: ZipEntry): Promise<File> {
  const packed = new Blob([await entry.read()])
  const bytes = entry.isDeflated
    ? await new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob()
    : packed
  return new File([bytes], name, { type: typeOf(name) ?? '' })
}

const typeOf = (name: string): string | undefined => imageTypes[/\.(\w{3,4})$/.exec(name)?.[1]?.toLowerCase() ?? '']

const imageTypes: Partial<Record<string, string>> = Object.assign(Object.create(null), {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
})

const texts = {
  en: { first: 'the first {shown} of {count} files' },
  zh: { first: '共 {count} 个文件，显示前 {shown} 个' },
}
