import { fits } from '#kit/check-schema.ts'
import type { Descriptions } from '#kit/description.ts'
import type { Values } from '#kit/values.ts'

/** The stored or sent values that are valid for a field of some operation. */
export function fittingValues(operations: Descriptions, kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null) return {}
  const fitsSome = (name: string, value: unknown) =>
    Object.values(operations).some(({ input }) => {
      const field = input.properties?.[name]
      return typeof field === 'object' && fits(field, value)
    })
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => fitsSome(name, value)))
}

export const pick = (values: Values, isMeant: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isMeant(name)))
