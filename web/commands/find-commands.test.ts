import { expect, test } from 'vitest'
import { commandWords, type SearchedCommand } from '#ui/commands/command-words.ts'
import { findCommands } from './find-commands.ts'

const all = Object.keys(commandWords).map((name) => ({ name: name as SearchedCommand }))
const namesFor = (query: string) => findCommands(query, all).map(({ item }) => item.name)

test.each([
  ['dark', 'dark'],
  ['dark theme', 'dark'],
  ['深色', 'dark'],
  ['夜间模式', 'dark'],
  ['shense', 'dark'],
  ['copy', 'copy'],
  ['copy result', 'copy'],
  ['result copy', 'copy'],
  ['复制', 'copy'],
  ['复制结果', 'copy'],
  ['fzjg', 'copy'],
  ['clear', 'clear'],
  ['清空', 'clear'],
  ['language', 'chinese'],
  ['语言', 'chinese'],
  ['英文', 'english'],
  ['settings', 'settings'],
  ['shezhi', 'settings'],
  ['shortcuts', 'shortcuts'],
  ['api', 'api-docs'],
  ['cli', 'command-line'],
  ['流水线', 'pipelines'],
])('%s finds %s first', (query, name) => {
  expect(namesFor(query)[0]).toBe(name)
})

test('a word is found where it begins, not in the middle of another', () => {
  expect(namesFor('istory')).toEqual([])
  expect(namesFor('hist')).toContain('history')
})

test('one letter, nothing and what nobody has find no command', () => {
  expect(namesFor('e')).toEqual([])
  expect(namesFor(' ')).toEqual([])
  expect(namesFor('zzzzqx')).toEqual([])
})

test('only what is offered is found', () => {
  expect(findCommands('theme', [{ name: 'light' }]).map(({ item }) => item)).toEqual([{ name: 'light' }])
})

test('no two commands are called the same, in either language', () => {
  for (const language of ['en', 'zh'] as const) {
    const titles = all.map(({ name }) => commandWords[name].title[language])
    expect(new Set(titles).size).toBe(titles.length)
  }
})
