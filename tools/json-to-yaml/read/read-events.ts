import type { Event, YAMLException } from 'js-yaml'
import type { ToolError } from '#kit/tool-error.ts'
import { codePointNotation } from '#lib/code-point.ts'
import { errors } from '../errors.ts'
import { asItStands, indentLines, type ReadText } from './indent/indent-lines.ts'

/**
 * Reads YAML as the events of its parser, which know where everything stands and no value yet. Lines of flow collections
 * and quoted scalars may begin at any column, as in libyaml: people close brackets below the key.
 *
 * @throws invalidYaml, tooDeep
 */
export async function readEvents(yaml: string): Promise<{ events: Event[]; read: ReadText }> {
  const { parseEvents, YAMLException: Exception } = await import('js-yaml')
  let read = asItStands(yaml)
  let unclosed: string | undefined
  for (let isIndented = false; ; isIndented = true) {
    try {
      return { events: parseEvents(read.yaml, { maxDepth: depthLimit }), read }
    } catch (error) {
      // The parser recurses for every level.
      if (error instanceof RangeError) throw errors.tooDeep({ limit: depthLimit })
      if (!(error instanceof Exception)) throw error
      const indented = isIndented || !isShort(error) ? undefined : indentLines(yaml)
      unclosed ??= indented?.unclosed
      if (!indented?.read) throw toToolError(error, read, unclosed)
      read = indented.read
    }
  }
}

const depthLimit = 1000

const isShort = ({ reason }: YAMLException): boolean => reason === 'deficient indentation'

function toToolError(error: YAMLException, { yaml, placesOf }: ReadText, unclosed: string | undefined): ToolError {
  const { reason, mark } = error
  if (reason.includes('maxDepth')) return errors.tooDeep({ limit: depthLimit })
  const position = mark?.position ?? 0
  const [place = { line: 1, column: 1 }] = placesOf([position])
  const token = foundAt(yaml, position)
  if (unclosed && isShort(error)) return errors.invalidYaml({ ...place, found: token, expected: unclosed })
  return errors.invalidYaml({ ...place, found: token, expected: token === 'EOF' ? '" \' ] }' : expectedBy(reason) })
}

/** The word or character at a place; an invisible character by its code point. */
function foundAt(yaml: string, position: number): string {
  if (position >= yaml.length) return 'EOF'
  const [token = ''] = visible.exec(yaml.slice(position, position + 24)) ?? []
  return /[\p{C}\p{Z}]/u.test(token) ? codePointNotation(token.codePointAt(0) ?? 0) : token
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
