import { type EngineName, engineNames } from '#lib/regex/engine.ts'
import { storedOf } from '#ui/device/stored.ts'
import { type PatternTest, readTests } from './read-tests.ts'

/** A pattern saved by the user, with its name, notes and tags. */
export interface SavedPattern {
  name: string
  tags: string[]
  notes: string
  pattern: string
  flags: string
  engine: EngineName
  tests: PatternTest[]
}

/** Limits: numbers of entries, and lengths in characters. */
export const maxSaved = { patterns: 200, name: 100, tags: 10, tag: 30, notes: 2000, pattern: 10_000, flags: 12 }

/** Parses stored patterns: invalid ones are dropped, and of each name the last is kept. */
export function parseSaved(stored: unknown): SavedPattern[] {
  const read = (Array.isArray(stored) ? stored : []).flatMap(readOwn)
  return [...new Map(read.map((own) => [own.name, own])).values()].slice(-maxSaved.patterns)
}

function readOwn(entry: unknown): SavedPattern[] {
  const { name, tags, notes, pattern, flags, engine, tests } = Object(entry)
  const engineName = engineNames.find((each) => each === engine)
  if (
    !engineName ||
    !isText(name, maxSaved.name) ||
    name === '' ||
    !isText(pattern, maxSaved.pattern) ||
    pattern === ''
  )
    return []
  return [
    {
      name,
      tags: (Array.isArray(tags) ? tags : [])
        .filter((tag) => isText(tag, maxSaved.tag) && tag !== '')
        .slice(0, maxSaved.tags),
      notes: isText(notes, maxSaved.notes) ? notes : '',
      pattern,
      flags: isText(flags, maxSaved.flags) ? flags : 'g',
      engine: engineName,
      tests: readTests(tests),
    },
  ]
}

const isText = (text: unknown, max: number): text is string => typeof text === 'string' && text.length <= max

/** The patterns saved on this device. */
export const savedPatterns = storedOf('regex-patterns', parseSaved)

/** Saves a pattern, replacing one of the same name. */
export const savePattern = (own: SavedPattern): void => savedPatterns.update((now) => parseSaved([...now, own]))

export const removePattern = (name: string): void =>
  savedPatterns.update((now) => now.filter((own) => own.name !== name))
