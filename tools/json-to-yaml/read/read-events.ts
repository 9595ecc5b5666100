import type { Event, YAMLException } from 'js-yaml'
import type { ToolError } from '#kit/tool-error.ts'
import { codePointNotation } from '#lib/code-point.ts'
import { errors } from '../errors.ts'

/**
 * Reads YAML as the events of its parser, which know where everything stands and no value yet.
 *
 * @throws invalidYaml, tooDeep
 */
export async function readEvents(yaml: string): Promise<Event[]> {
  const { parseEvents, YAMLException: Exception } = await import('js-yaml')
  try {
    return parseEvents(yaml, { maxDepth: depthLimit })
  } catch (error) {
    // It calls itself for every level.
    if (error instanceof RangeError) throw errors.tooDeep({ limit: depthLimit })
    throw error instanceof Exception ? toToolError(error, yaml) : error
  }
}

const depthLimit = 1000

function toToolError({ reason, mark }: YAMLException, yaml: string): ToolError {
  if (reason.includes('maxDepth')) return errors.tooDeep({ limit: depthLimit })
  const { position = 0, line = 0, column = 0 } = mark ?? {}
  const found = foundAt(yaml, position)
  return errors.invalidYaml({
    line: line + 1,
    column: column + 1,
    found,
    expected: found === 'EOF' ? '" \' ] }' : expectedBy(reason),
  })
}

/** The word that stands there, or the sign; what cannot be seen by its number. */
function foundAt(yaml: string, position: number): string {
  if (position >= yaml.length) return 'EOF'
  const [found = ''] = visible.exec(yaml.slice(position, position + 24)) ?? []
  return /[\p{C}\p{Z}]/u.test(found) ? codePointNotation(found.codePointAt(0) ?? 0) : found
}

const visible = /^(?:[\p{L}\p{N}_-]+|.)/su

/** What the parser misses, in the signs and words of YAML. */
const expectedBy = (reason: string): string => expectations.find(([words]) => reason.includes(words))?.[1] ?? 'value'

const expectations: [reason: string, expected: string][] = [
  ['tab characters', 'U+0020'],
  ['indentation', 'indentation'],
  ['missed comma', ', ] }'],
  ['within a single quoted', "'"],
  ['within a double quoted', '"'],
  ['within a flow collection', '] }'],
  ['within a verbatim tag', '>'],
  ['multiline key', ':'],
  ["expected ':'", ':'],
  ['whitespace character is expected', 'U+0020'],
  ['unknown escape', '\\ " / 0 a b e f n r t u U v x N _ L P'],
  ['hexadecimal', '0-9 a-f'],
  ['line break', 'U+000A'],
  ['non-printable', '"\\u0000"'],
  ['null byte', '"\\0"'],
  ['JSON character', '"\\u0000"'],
  ['document separator', '---'],
  ['directives end mark', '---'],
  ['undeclared tag handle', '%TAG'],
  ['anchor node', '&anchor'],
  ['alias node', '*alias'],
  ['%YAML', '%YAML 1.2'],
  ['YAML directive', '%YAML 1.2'],
  ['YAML version', '%YAML 1.2'],
]
