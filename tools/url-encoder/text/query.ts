import { decodeRuns } from './percent.ts'

/** A parameter, with its text in the URL. */
interface Parameter {
  name: string
  value: string
  raw: string
}

/**
 * Splits a query into its parameters as the WHATWG URL Standard does (section 5.1), except that bytes which are not
 * UTF-8 stay percent-encoded: replaced by U+FFFD they would be lost.
 */
export const readQuery = (query: string): Parameter[] =>
  query
    .split('&')
    .filter((raw) => raw !== '')
    .map((raw) => {
      const [name = ''] = raw.split('=', 1)
      return { name: decode(name), value: decode(raw.slice(name.length + 1)), raw }
    })

const decode = (text: string): string => decodeRuns(text.replaceAll('+', ' '))

/** Writes a query; a parameter that is also in the raw query is written as it is there, byte for byte. */
export function writeQuery(query: readonly Omit<Parameter, 'raw'>[], rawQuery: string): string {
  const given = readQuery(rawQuery)
  const byContent = new Map(given.map((parameter) => [keyOf(parameter), parameter.raw]))
  return query
    .map((parameter, index) => {
      const beside = given[index]
      const raw = beside && keyOf(beside) === keyOf(parameter) ? beside.raw : byContent.get(keyOf(parameter))
      return raw?.replaceAll('#', '%23') ?? new URLSearchParams([[parameter.name, parameter.value]]).toString()
    })
    .join('&')
}

const keyOf = ({ name, value }: Omit<Parameter, 'raw'>): string => JSON.stringify([name, value])
