import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Short lines of which some are there more than once; any lines can be sorted. */
export const recognize: Recognize = ({ text, file }) => {
  if (file && text === '') return []
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length < minLines) return []
  const sort = { operation: 'sort', label: labels.sort, confidence: confidence.anything - 0.05 }
  return hasRepeated(lines)
    ? [{ operation: 'unique', label: labels.unique, confidence: confidence.possible }, sort]
    : [sort]
}

const labels = {
  unique: { en: 'Remove duplicate lines', zh: '去除重复行' },
  sort: { en: 'Sort lines', zh: '按行排序' },
}

const minLines = 5
/** In UTF-16 units. */
const maxShort = 80

/** Whether some items of a list repeat: names, addresses, numbers, as opposed to code, markup and sentences. */
function hasRepeated(lines: readonly string[]): boolean {
  const items = lines.map((line) => line.trim()).filter((line) => line !== '')
  const isList = items.length >= minLines && items.every((item) => item.length <= maxShort && isItem(item))
  return isList && new Set(items).size < items.length
}

/** No indented block, no mark of code or Markdown at an end, and not a line of many words. */
const isItem = (item: string): boolean =>
  /[\p{L}\p{N}]/u.test(item) && !/^[-+*#>|<}\])]|[{};,:>|\\([]$/.test(item) && item.split(' ').length <= 4
