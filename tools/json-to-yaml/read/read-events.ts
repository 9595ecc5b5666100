import type { Event, YAMLException } from 'js-yaml'
import type { ToolError } from '#kit/tool-error.ts'
import { codePointNotation } from '#lib/code-point.ts'
import { errors } from '../errors.ts'
import { indentLines, type MappedYaml, unchangedYaml } from './indent/indent-lines.ts'

/**
 * Parses YAML into events, which have positions but not values. Lines of flow collections and quoted scalars may start
 * at any column, as in libyaml, since closing brackets are often put below the key.
 *
 * @throws invalidYaml, tooDeep
 */
export async function readEvents(yaml: string): Promise<{ events: Event[]; source: MappedYaml }> {
  const { parseEvents, YAMLException: Exception } = await import('js-yaml')
  let source = unchangedYaml(yaml)
  let unclosed: string | undefined
  for (let isIndented = false; ; isIndented = true) {
    try {
      return { events: parseEvents(source.yaml, { maxDepth: depthLimit }), source }
    } catch (error) {
      // The parser is recursive.
      if (error instanceof RangeError) throw errors.tooDeep({ limit: depthLimit })
      if (!(error instanceof Exception)) throw error
      const indented = isIndented || !isUnderindented(error) ? undefined : indentLines(yaml)
      unclosed ??= indented?.unclosed
      if (!indented?.source) throw toToolError(error, source, unclosed)
      source = indented.source
    }
  }
}

const depthLimit = 1000

const isUnderindented = ({ reason }: YAMLException): boolean => reason === 'deficient indentation'

function toToolError(error: YAMLException, { yaml, placesOf }: MappedYaml, unclosed: string | undefined): ToolError {
  const { reason, mark } = error
  if (reason.includes('maxDepth')) return errors.tooDeep({ limit: depthLimit })
  const position = mark?.position ?? 0
  const [place = { line: 1, column: 1 }] = placesOf([position])
  const token = foundAt(yaml, position)
  if (unclosed && isUnderindented(error)) return errors.invalidYaml({ ...place, found: token, expected: unclosed })
  return errors.invalidYaml({ ...place, found: token, expected: token === 'EOF' ? '" \' ] }' : expectedBy(reason) })
}

/** The word or character at a position; the code point of an invisible character. */
function foundAt(yaml: string, position: number): string {
  if (position >= yaml.length) return 'EOF'
  const [token = ''] = visible.exec(yaml.slice(position, position + 24)) ?? []
  return /[\p{C}\p{Z}]/u.test(token) ? codePointNotation(token.codePointAt(0) ?? 0) : token
}

const visible = /^(?:[\p{L}\p{N}_-]+|.)/su

/** What the parser expected, in YAML syntax. */
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
