import { confidence, type Recognize } from '#lib/recognition/recognition.ts'

/** Recognizes lists of short lines, some repeated; any lines can be sorted. */
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

/** Whether lines look like names, addresses or numbers, as opposed to code, markup and sentences. */
const isList = (lines: readonly string[]): boolean =>
  itemsOf(lines).every((item) => item.length <= maxShort && isItem(item))

/** Lines of configuration files, whose order matters. */
const isSetting = /^\s*(?:\[[^\]]*\]\s*$|[\w.-]{1,60}\s?=|[\w.-]{1,60}: )/

/** Whether a line doesn't begin or end like code or Markdown, and has few words. */
const isItem = (item: string): boolean =>
  /[\p{L}\p{N}]/u.test(item) && !/^[-+*#>|<}\])]|[{};,:>|\\([。，！？；]$/.test(item) && item.split(' ').length <= 4
