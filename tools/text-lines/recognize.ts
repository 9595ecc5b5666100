import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Short lines of which some are there more than once; any lines can be sorted. */
export const recognize: Recognize = ({ text, file }) => {
  if (file && text === '') return []
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.length < minList) return []
  const isSorted = isList(lines) && !lines.some((line) => isSetting.test(line))
  const sure = confidence.anything + (isSorted ? 0.09 : -0.05)
  const sort = { operation: 'sort', label: labels.sort, confidence: sure }
  return hasRepeated(lines)
    ? [{ operation: 'unique', label: labels.unique, confidence: confidence.possible }, sort]
    : [sort]
}

const labels = {
  unique: { en: 'Remove duplicate lines', zh: '去除重复行' },
  sort: { en: 'Sort lines', zh: '按行排序' },
}

const minList = 3
const minRepeated = 5
/** In UTF-16 units. */
const maxShort = 80

/** Whether some items of a list repeat. */
function hasRepeated(lines: readonly string[]): boolean {
  const items = itemsOf(lines)
  return items.length >= minRepeated && isList(lines) && new Set(items).size < items.length
}

const itemsOf = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '')

/** Names, addresses, numbers, as opposed to code, markup and sentences. */
const isList = (lines: readonly string[]): boolean =>
  itemsOf(lines).every((item) => item.length <= maxShort && isItem(item))

/** What has its place among the others. */
const isSetting = /^\s*(?:\[[^\]]*\]\s*$|[\w.-]{1,60}\s?=|[\w.-]{1,60}: )/

/** No indented block, no mark of code or Markdown at an end, and not a line of many words. */
const isItem = (item: string): boolean =>
  /[\p{L}\p{N}]/u.test(item) && !/^[-+*#>|<}\])]|[{};,:>|\\([。，！？；]$/.test(item) && item.split(' ').length <= 4
