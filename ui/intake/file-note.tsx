import { fill } from '#kit/sentence.ts'
import { charsetNames, type FileCharset, fileCharsets } from '#lib/charset/file-charset.ts'
import { useTexts } from '../language/language.ts'
import type { FileText } from '../text/read-file.ts'
import type { TextOrigin } from '../text/text-origin.ts'
import styles from './file-note.module.css'
import { RefusedFile } from './refused-file.tsx'

interface FileNoteProps {
  origin: TextOrigin
  /** Whether its name is shown elsewhere. */
  isNamed: boolean
  /** Reads the file again in a charset, even if it is not text. */
  onCharset: (charset: FileCharset) => void
}

/** Shows the file of a text field: the charset that it was read in, or why it was not read. */
export default function FileNote({ origin: { file, read }, isNamed, onCharset }: FileNoteProps) {
  return (
    <div className={styles['note']}>
      {read.is === 'text' ? (
        <ReadFile file={file} read={read} isNamed={isNamed} onCharset={onCharset} />
      ) : (
        <RefusedFile file={file} kind={read.kind} />
      )}
    </div>
  )
}

/** The name of a file, and a choice of the charset that it is read in. */
function ReadFile({ file, read, isNamed, onCharset }: Omit<FileNoteProps, 'origin'> & { file: File; read: FileText }) {
  const words = useTexts(texts)
  return (
    <>
      {!isNamed && (
        <span className={styles['name']} title={file.name}>
          {file.name}
        </span>
      )}
      <select
        aria-label={fill(words.charset, { name: file.name })}
        value={read.charset}
        onChange={({ currentTarget }) => onCharset(currentTarget.value as FileCharset)}
      >
        {fileCharsets.map((charset) => (
          <option key={charset} value={charset}>
            {charsetNames[charset]}
          </option>
        ))}
      </select>
      <span role="status" className={styles['damaged']}>
        {read.isDamaged && fill(words.damaged, { charset: charsetNames[read.charset] })}
      </span>
    </>
  )
}

const texts = {
  en: {
    charset: 'Text encoding of {name}',
    damaged: 'Some characters are not valid {charset} and show as �. Choose another encoding.',
  },
  zh: { charset: '{name} 的文本编码', damaged: '部分字符不符合 {charset}，显示为 �，可改选其他编码。' },
}
