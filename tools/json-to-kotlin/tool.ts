import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 60,
  title: { en: 'JSON to Kotlin', zh: 'JSON 转 Kotlin' },
  summary: { en: 'Data classes', zh: '数据类' },
  description: {
    en: 'Generate Kotlin data classes from a JSON sample: plain Kotlin, or with annotations for kotlinx.serialization or Gson, with nullable types and default values.',
    zh: '根据 JSON 生成 Kotlin 数据类：可不依赖库，也可用于 kotlinx.serialization 或 Gson，支持可空类型与默认值。',
  },
  keywords: {
    en: ['data class', 'kotlinx.serialization', 'Gson', 'Android', 'JSON to class', 'SerialName', 'quicktype'],
    zh: ['数据类', '安卓', 'Gson', '代码生成'],
  },
  variant: { of: 'json-types', name: 'Kotlin' },
  nextTo: { en: ['swift'], zh: ['Swift'] },
})
