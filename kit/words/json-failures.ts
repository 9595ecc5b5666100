import type { Repair } from '../errors.ts'
import type { Params } from '../tool-error.ts'

/** The repair of nearly valid JSON: with comments, trailing commas, other quotes. */
export const repairJson: Repair = {
  tool: 'json-editor',
  operation: 'repair',
  field: 'json',
  label: { en: 'Repair JSON', zh: '修复 JSON' },
}

/** Translates the grammar terms in the params of a JSON syntax error into Chinese; punctuation is kept. */
export const jsonInChinese = (params: Params): Params => ({
  ...params,
  found: params['found'] === 'EOF' ? '文本结尾' : (params['found'] ?? ''),
  expected: String(params['expected'])
    .replace('value', '值')
    .replace(/(?<=")key(?=")/, '键')
    .replace('EOF', '文本结尾'),
})
