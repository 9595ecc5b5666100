import type { Localized } from '#kit/language.ts'
import type { Params } from '#kit/tool-error.ts'

/** Why a PDF file cannot be read. */
export const damageReasons = {
  structure: { en: 'its structure cannot be read', zh: '无法读取其结构' },
  cut: { en: 'it is incomplete', zh: '文件不完整' },
  page: { en: 'a page cannot be read', zh: '有页面无法读取' },
  noPages: { en: 'it has no pages', zh: '没有任何页面' },
  deep: { en: 'it is nested too deeply', zh: '嵌套过深' },
  handler: { en: 'its encryption is not one of the standard', zh: '其加密方式不在标准之内' },
  memory: { en: 'it takes more memory than there is', zh: '所需内存超出可用内存' },
} as const satisfies Record<string, Localized>

/** Thrown if a PDF cannot be read: an expected failure, not a bug. */
export class PdfError extends Error {
  override name = 'PdfError'
  code: 'notPdf' | 'needsPassword' | 'wrongPassword' | 'damaged'
  /** Why the file counts as damaged. */
  reason: string

  constructor(code: PdfError['code'], damage: keyof typeof damageReasons = 'structure') {
    super(code)
    this.code = code
    this.reason = damageReasons[damage].en
  }
}

export const damaged = (damage: keyof typeof damageReasons): PdfError => new PdfError('damaged', damage)

/** Translates the reason in an error's params into Chinese. */
export function translateReason(params: Params): Params {
  const damage = Object.values(damageReasons).find(({ en }) => en === params['reason'])
  return damage ? { ...params, reason: damage.zh } : params
}
