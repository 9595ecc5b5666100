import { errors } from '../errors.ts'

/**
 * Runs what reads code, and says where it could not.
 *
 * @throws syntax with the place that the parser gives; tooDeep where it calls itself too often
 */
export async function inPlace<Of>(read: () => Promise<Of>): Promise<Of> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof RangeError) throw errors.tooDeep()
    const place = error instanceof Error ? placeOf(error) : undefined
    if (!(error instanceof Error) || !place) throw error
    throw errors.syntax({ ...place, reason: reasonOf(error.message) })
  }
}

/** Prettier's `loc`, from 1; terser's `line` and `col`, from 1 and from 0. */
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

/** The first line of what a parser says, without the place and its own name. */
const reasonOf = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .slice(0, maxReason)
    .replace(/^\w{0,40}Error: /, '')
    .replace(/ \(\d{1,9}:\d{1,9}\)$/, '')

const maxReason = 300
