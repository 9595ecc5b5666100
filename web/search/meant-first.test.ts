// Queries, and the expected first result of the whole search: a tool, or a command as `> name`.
import { expect, test } from 'vitest'
import type { SearchedCommand } from '#ui/commands/command-words.ts'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import { findCommands } from '../commands/find-commands.ts'
import { siteAddresses } from '../commands/use-site-commands.ts'
import { commandsLead } from '../finder/rank-tools.ts'
import { toolFinder } from '../finder/tool-finder.ts'
import { meantFirst } from './fixtures/meant-first.ts'
import { notThere } from './fixtures/not-there.ts'

const names = ['dark', 'light', 'chinese', 'english', 'shortcuts', ...Object.keys(siteAddresses)] as SearchedCommand[]
const offered = names.map((name) => ({ name }))

function first(query: string): string | undefined {
  const tools = toolFinder.find(query)
  const [command] = findCommands(query, offered)
  if (command && commandsLead(command.score, tools)) return `> ${command.item.name}`
  return tools.isNear ? undefined : tools.tools[0]?.id
}

const all = Object.values(meantFirst).flatMap((each) => Object.entries(each))

test.each(all.flatMap(([name, queries]) => queries.map((query) => [query, name] as const)))(
  '%s finds %s first',
  (query, name) => {
    expect(first(query)).toBe(name)
  },
)

test('the table names only what there is, tools in both languages, no query twice, and 150 of them at least', () => {
  const queries = all.flatMap(([, each]) => each)
  expect(new Set(queries).size).toBe(queries.length)
  expect(queries.length).toBeGreaterThan(150)
  const there = new Set([...wholeCatalogue.map(({ id }) => id), ...names.map((name) => `> ${name}`)])
  expect(all.flatMap(([name]) => (there.has(name) ? [] : [name]))).toEqual([])
  for (const [id, named] of Object.entries(meantFirst.tools)) {
    expect([
      id,
      named.some((query) => /\p{Script=Han}/u.test(query)),
      named.some((query) => /^[\x20-\x7e]+$/.test(query)),
    ]).toEqual([id, true, true])
  }
})

// A tool's folder is all that there is to add, so that its own names are the least that is asked here.
test.each(wholeCatalogue.flatMap(({ id, title }) => [title.en, title.zh].map((query) => [query, id] as const)))(
  'by its own name, %s, %s is found first',
  (query, id) => {
    expect(first(query)).toBe(id)
  },
)

test.each(notThere)('%s is not there, and %s comes nearest', (query, nearest) => {
  expect(first(query)).toBeUndefined()
  expect(toolFinder.find(query)).toMatchObject({ isNear: true })
  expect(toolFinder.find(query).tools[0]?.id).toBe(nearest)
})

test('what shares nothing with a query but that something is made another is not near', () => {
  expect(toolFinder.find('pdf to word').tools.map(({ id }) => id)).toEqual(['pdf', 'markdown-preview', 'text-counter'])
})

test('what tools say that they are but next to is what no other tool is called or does', () => {
  const there = new Set(wholeCatalogue.flatMap(({ keywords }) => [...keywords.en, ...keywords.zh].map(plain)))
  const claimed = wholeCatalogue.flatMap(({ id, nextTo }) =>
    [...(nextTo?.en ?? []), ...(nextTo?.zh ?? [])].filter((each) => there.has(plain(each))).map((each) => [id, each]),
  )
  expect(claimed).toEqual([])
})

const plain = (text: string): string => text.toLowerCase().replace(/[-_\s]/g, '')
