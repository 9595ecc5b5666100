import { fill } from '#kit/sentence.ts'
import { useObjectUrl } from '../image/use-object-url.ts'
import { useTexts } from '../language/language.ts'
import { useAsyncValue } from '../run/use-async-value.ts'
import { sizeOf } from '../text/measure-text.ts'
import styles from './archive-view.module.css'
import type { OutputViewProps } from './output-view-props.ts'

/** What is in a ZIP: its first images as such, the names of its first files, and how many there are. */
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

/** A dozen is enough to see whether all is as it was meant. */
const maxImages = 12
const maxNames = 100
/** In bytes: a larger archive, or image in it, is not looked into on the page. */
const maxArchiveBytes = 64 * 2 ** 20
const maxImageBytes = 4 * 2 ** 20

interface Contents {
  images: File[]
  names: string[]
  count: number
}

/** Undefined for an archive that is too large to look into, or is none. */
async function readContents(archive: File): Promise<Contents | undefined> {
  if (archive.size > maxArchiveBytes) return undefined
  const [{ unzip }, bytes] = await Promise.all([import('fflate'), archive.bytes()])
  const names: string[] = []
  let wanted = 0
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    names.push(name)
    return typeOf(name) !== undefined && originalSize <= maxImageBytes && ++wanted <= maxImages
  }
  return new Promise((resolve) =>
    unzip(bytes, { filter }, (error, found) => {
      if (error) return resolve(undefined)
      const images = Object.entries(found).map(
        ([name, content]) => new File([new Uint8Array(content)], name, { type: typeOf(name) ?? '' }),
      )
      resolve({ images, names: names.slice(0, maxNames), count: names.length })
    }),
  )
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
