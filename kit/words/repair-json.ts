import type { Repair } from '../errors.ts'

/** For failures over JSON that is nearly JSON: with comments, commas too many, quotes of another kind. */
export const repairJson: Repair = {
  tool: 'json-editor',
  operation: 'repair',
  field: 'json',
  label: { en: 'Repair JSON', zh: '修复 JSON' },
}
