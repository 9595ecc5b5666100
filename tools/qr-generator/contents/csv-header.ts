/** The columns of a CSV of texts and file names. */
interface CsvColumns {
  text: number
  name: number
  /** The first row is a header, and no text. */
  hasHeader: boolean
}

/** Finds the columns of a CSV: by its first row if that names both, otherwise the text is first. */
export function csvColumnsOf(first: readonly string[] = []): CsvColumns {
  const names = first.map((cell) => cell.trim().toLowerCase())
  const text = names.findIndex((name) => textNames.has(name))
  const name = names.findIndex((each) => fileNames.has(each))
  return text >= 0 && name >= 0 ? { text, name, hasHeader: true } : { text: 0, name: 1, hasHeader: false }
}

const textNames: ReadonlySet<string> = new Set([
  ...['text', 'texts', 'content', 'data', 'value', 'url', 'link', '文本', '内容', '网址', '链接'],
])
const fileNames: ReadonlySet<string> = new Set([
  ...['name', 'filename', 'file name', 'file_name', 'file', '名称', '文件名', '文件名称', '文件'],
])
