import type { Repair } from '../errors.ts'
import type { Params } from '../tool-error.ts'

/** For failures over JSON that is nearly JSON: with comments, commas too many, quotes of another kind. */
export const repairJson: Repair = {
  tool: 'json-editor',
  operation: 'repair',
  field: 'json',
  label: { en: 'Repair JSON', zh: '修复 JSON' },
}

/** The words of JSON's grammar in what a failure found and what it expected there, in Chinese; its signs stay as they are. */
export const jsonInChinese = (params: Params): Params => ({
  ...params,
  found: params['found'] === 'EOF' ? '文本结尾' : (params['found'] ?? ''),
  expected: String(params['expected'])
    .replace('value', '值')
    .replace(/(?<=")key(?=")/, '键')
    .replace('EOF', '文本结尾'),
})
