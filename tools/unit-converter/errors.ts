import { defineErrors } from '#kit/errors.ts'
import type { Params } from '#kit/tool-error.ts'
import { quantities } from './table/quantities.ts'

/** Translates the English names of quantities in params. */
function quantitiesInChinese(params: Params): Params {
  const nameOf = (name: unknown): string =>
    Object.values(quantities).find(({ en }) => en.toLowerCase() === name)?.zh ?? String(name)
  return { ...params, first: nameOf(params['first']), second: nameOf(params['second']) }
}

export const errors = defineErrors({
  empty: { en: 'Please enter a value with its unit', zh: '请输入带单位的数值' },
  unknownUnit: { en: 'Unknown unit: {unit}', zh: '没有单位 {unit}' },
  ambiguous: { en: '{unit} may be {choices}', zh: '{unit} 可能是 {choices}' },
  otherQuantity: {
    en: '{from} is {first}, {to} is {second}',
    zh: '{from} 属于{first}，{to} 属于{second}',
    inChinese: quantitiesInChinese,
  },
  twoTargets: {
    en: 'The text asks for {first}, the field for {second}: remove one of them',
    zh: '文本要求换算成 {first}，而目标单位是 {second}：请去掉其中一个',
    field: 'to',
  },
  belowZero: { en: 'Nothing is colder than absolute zero', zh: '低于绝对零度' },
  tooLong: { en: 'The text is too long: at most {limit} characters', zh: '文本过长：最多 {limit} 个字符' },
  notBytes: { en: 'Not a whole number of bytes: {found}', zh: '不是整数字节：{found}', field: 'bytes' },
  badCoordinates: {
    en: 'Unrecognized coordinates: write them like 31.2304, 121.4737',
    zh: '无法识别的坐标：请写成 31.2304, 121.4737 这样',
    field: 'text',
  },
})
