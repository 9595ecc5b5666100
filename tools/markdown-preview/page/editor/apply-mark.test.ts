import { expect, test } from 'vitest'
import { applyMark, type MarkName } from './apply-mark.ts'

/** A text with the selection between brackets of a kind that Markdown does not use. */
function marked(text: string, mark: MarkName): string {
  const [from, to] = [text.indexOf('⟨'), text.indexOf('⟩') - 1]
  const plain = text.replace(/[⟨⟩]/g, '')
  const change = applyMark(plain, from, to, mark)
  const after = plain.slice(0, change.from) + change.insert + plain.slice(change.to)
  return `${after.slice(0, change.selectFrom)}⟨${after.slice(change.selectFrom, change.selectTo)}⟩${after.slice(change.selectTo)}`
}

test.each<[MarkName, string, string]>([
  ['bold', 'a ⟨b⟩ c', 'a **⟨b⟩** c'],
  ['bold', 'a **⟨b⟩** c', 'a ⟨b⟩ c'],
  ['italic', 'a **⟨b⟩** c', 'a ***⟨b⟩*** c'],
  ['italic', 'a *⟨b⟩* c', 'a ⟨b⟩ c'],
  ['code', '⟨⟩', '`⟨⟩`'],
  ['link', 'a ⟨b⟩', 'a [b](⟨https://⟩)'],
  ['heading', 'a\n⟨b⟩\nc', 'a\n## b⟨⟩\nc'],
  ['list', '⟨a\nb⟩', '- a\n- b⟨⟩'],
  ['list', '- ⟨a\n- b⟩', 'a\nb⟨⟩'],
  ['quote', '⟨⟩a', '> a⟨⟩'],
  ['table', 'a⟨⟩', 'a\n\n| ⟨⟩ |  |\n| --- | --- |\n|  |  |\n'],
])('%s of %j', (mark, before, after) => expect(marked(before, mark)).toBe(after))
