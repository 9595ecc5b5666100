import type { Localized } from '#kit/language.ts'
import type { Params } from '#kit/tool-error.ts'

/** Why a workbook cannot be read. */
export const damages = {
  notZip: { en: 'it is not an XLSX workbook', zh: '不是 XLSX 工作簿' },
  old: {
    en: 'it is encrypted or in the old XLS format; save it as XLSX without a password',
    zh: '文件已加密或是旧版 XLS 格式，请另存为无密码的 XLSX',
  },
  cut: { en: 'it is incomplete', zh: '文件不完整' },
  longer: { en: 'a part is longer than it says', zh: '其中一部分比标明的更长' },
  noPart: { en: 'a part of the workbook is missing', zh: '缺少工作簿的组成文件' },
  badXml: { en: 'a part is not valid XML', zh: '其中一部分不是有效的 XML' },
  badCell: { en: 'a cell has no valid place', zh: '有单元格的位置无效' },
} as const satisfies Record<string, Localized>

/** A workbook that cannot be read, and why. */
export class DamagedError extends Error {
  override name = 'DamagedError'
  reason: string

  constructor(damage: keyof typeof damages) {
    super(damages[damage].en)
    this.reason = damages[damage].en
  }
}

/** Thrown if a workbook unpacks to more than the limit. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
}

export function reasonsInChinese(params: Params): Params {
  const damage = Object.values(damages).find(({ en }) => en === params['reason'])
  return damage ? { ...params, reason: damage.zh } : params
}
