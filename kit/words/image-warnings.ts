/** The warnings of tools that read images. */
export const imageWarnings = {
  en: {
    plainCmyk: 'CMYK colors were converted by a plain formula, not by a color profile: they may differ from print',
    damagedExtras: 'Damaged extra data (such as a color profile or text) was ignored',
  },
  zh: {
    plainCmyk: 'CMYK 颜色按简单公式换算，未使用颜色配置文件，可能与印刷效果不同',
    damagedExtras: '已忽略损坏的附加数据（如颜色配置文件或文字）',
  },
}
