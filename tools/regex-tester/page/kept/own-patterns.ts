import { type EngineName, engineNames } from '#lib/regex/engine.ts'
import { storedOf } from '#ui/device/stored.ts'
import { type PatternTest, readTests } from './read-tests.ts'

/** A pattern that somebody keeps, with what it is for. */
export interface OwnPattern {
  name: string
  tags: string[]
  notes: string
  pattern: string
  flags: string
  engine: EngineName
  tests: PatternTest[]
}

/** In characters, and how many. */
export const maxOwn = { patterns: 200, name: 100, tags: 10, tag: 30, notes: 2000, pattern: 10_000, flags: 12 }

/** Reads stored patterns: what has another form is left out, and of each name the last is kept. */
export function parseOwn(stored: unknown): OwnPattern[] {
  const read = (Array.isArray(stored) ? stored : []).flatMap(readOwn)
  return [...new Map(read.map((own) => [own.name, own])).values()].slice(-maxOwn.patterns)
}

function readOwn(entry: unknown): OwnPattern[] {
  const { name, tags, notes, pattern, flags, engine, tests } = Object(entry)
  const engineName = engineNames.find((each) => each === engine)
  if (!engineName || !isText(name, maxOwn.name) || name === '' || !isText(pattern, maxOwn.pattern) || pattern === '')
    return []
  return [
    {
      name,
      tags: (Array.isArray(tags) ? tags : [])
        .filter((tag) => isText(tag, maxOwn.tag) && tag !== '')
        .slice(0, maxOwn.tags),
      notes: isText(notes, maxOwn.notes) ? notes : '',
      pattern,
      flags: isText(flags, maxOwn.flags) ? flags : 'g',
      engine: engineName,
      tests: readTests(tests),
    },
  ]
}

const isText = (text: unknown, most: number): text is string => typeof text === 'string' && text.length <= most

/** The patterns of one's own, on this device. */
export const ownPatterns = storedOf('regex-patterns', parseOwn)

/** Keeps a pattern; one of the same name is replaced. */
export const keepPattern = (own: OwnPattern): void => ownPatterns.update((now) => parseOwn([...now, own]))

export const removePattern = (name: string): void => ownPatterns.update((now) => now.filter((own) => own.name !== name))
