import { type SectionName, sections } from '#contract/site-config/sections.ts'
import { z } from '#contract/zod.ts'
import type { ControlKind, FieldCard } from './field-card.ts'

/** The control of a field: what its card says, else what its schema lets see. */
export function kindOf(name: SectionName, field: string, card: FieldCard): ControlKind {
  if (card.kind) return card.kind
  const { type, maxLength = 0 } = properties[name][field] ?? {}
  if (type === 'boolean') return 'switch'
  if (type === 'integer') return 'number'
  if (type === 'array') return 'keywords'
  return maxLength > 1000 ? 'text' : 'line'
}

const properties = Object.fromEntries(
  Object.entries(sections).map(([name, schema]) => [name, z.toJSONSchema(schema, { io: 'input' }).properties]),
) as Record<SectionName, Record<string, z.core.JSONSchema.BaseSchema>>
