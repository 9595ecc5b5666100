import { isProse } from '#lib/recognition/is-prose.ts'
import { confidence, type Recognition, type Recognize } from '#lib/recognition/recognition.ts'

/** Patches can be applied to a text; any text can be compared with another. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  const comparison = { operation: 'compare', label: compare, confidence: sureOfComparison(text, file !== undefined) }
  // A truncated patch cannot be applied.
  if (isCut || !hasHunk.test(text)) return file && text === '' ? [] : [comparison]
  const isSure = /^(?:diff |--- )/m.test(text)
  return [
    {
      operation: 'apply',
      label: apply,
      confidence: isSure ? confidence.certain : confidence.likely,
      kind,
      input: { patch: text },
      brief: changesInShort(text),
    },
    comparison,
  ]
}

/** Prose and code often exist in two versions; a single line seldom does. */
function sureOfComparison(text: string, isFile: boolean): number {
  if (isFile) return confidence.anything
  if (isProse(text)) return confidence.anything + 0.12
  const hasLines = text.indexOf('\n') !== text.lastIndexOf('\n')
  return confidence.anything + (hasLines ? 0.08 : text.includes('\n') ? 0 : -0.05)
}

const hasHunk = /^@@ -\d{1,15}(?:,\d{1,15})? \+\d{1,15}(?:,\d{1,15})? @@/m

/** The numbers of changed files, and of added and removed lines. */
function changesInShort(text: string): Recognition['brief'] {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const files = Math.max(1, count(/^\+\+\+ /gm))
  const lines = `+${count(/^\+(?!\+\+ )/gm)} −${count(/^-(?!-- )/gm)}`
  return { en: `${files === 1 ? '1 file' : `${files} files`}, ${lines}`, zh: `${files} 个文件，${lines}` }
}

const compare = { en: 'Compare with another text', zh: '与另一段文本对比' }
const apply = { en: 'Apply the patch to a text', zh: '把补丁应用到文本' }
const kind = { en: 'a patch', zh: '补丁' }
