import { errors } from '../errors.ts'

/**
 * Runs a parser, and throws its errors as errors of the tool.
 *
 * @throws syntax with the position of the parser's error; tooDeep for too deep recursion
 */
export async function withSyntaxErrors<Of>(read: () => Promise<Of>): Promise<Of> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof RangeError) throw errors.tooDeep()
    const place = error instanceof Error ? placeOf(error) : undefined
    if (!(error instanceof Error) || !place) throw error
    throw errors.syntax({ ...place, reason: reasonOf(error.message) })
  }
}

/** Returns the position of an error: Prettier's `loc` is from 1; terser's `line` is from 1, `col` from 0. */
function placeOf(error: Error): { line: number; column: number } | undefined {
  if ('loc' in error && isObject(error.loc) && 'start' in error.loc) return placeIn(error.loc['start'], 'column', 0)
  return placeIn(error, 'col', 1)
}

function placeIn(at: unknown, name: string, shift: number): { line: number; column: number } | undefined {
  if (!isObject(at)) return undefined
  const { line, [name]: column } = at
  return typeof line === 'number' && typeof column === 'number' ? { line, column: column + shift } : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The first line of a parser's message, without its position and the name of the error. */
const reasonOf = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .slice(0, maxReason)
    .replace(/^\w{0,40}Error: /, '')
    .replace(/ \(\d{1,9}:\d{1,9}\)$/, '')

const maxReason = 300
