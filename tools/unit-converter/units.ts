import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { quantityIds } from './table/quantities.ts'
import { allUnits } from './table/units.ts'
import { writeExact, writeValue } from './write/write-value.ts'

const unit = z.strictObject({
  id: z.string(),
  symbol: z.string(),
  en: z.string(),
  zh: z.string(),
  quantity: z.enum(quantityIds),
  factor: z.string(),
})

/** Lists the units of a quantity, or all, each with its factor to the base unit. */
export const units = defineOperation('units', {
  input: { quantity: z.enum(['', ...quantityIds]).default('') },
  output: { units: z.array(unit).meta({ format: 'table' }) },
  run({ quantity: wanted }) {
    const listed = allUnits().filter(({ quantity }) => wanted === '' || quantity === wanted)
    return {
      units: listed.map(({ id, symbol, en, zh, quantity, factor, isApproximate }) => ({
        id,
        symbol,
        en,
        zh,
        quantity,
        factor: isApproximate ? `≈ ${writeValue(factor, 50, 'plain').text}` : writeExact(factor),
      })),
    }
  },
})
