import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 60,
  title: { en: 'JSON to Kotlin', zh: 'JSON 转 Kotlin' },
  summary: { en: 'Data classes', zh: '数据类' },
  description: {
    en: 'Turn a JSON sample into Kotlin data classes, on their own or for kotlinx.serialization or Gson.',
    zh: '把 JSON 示例转成 Kotlin 数据类，可不依赖库，也可用于 kotlinx.serialization 或 Gson。',
  },
  keywords: {
    en: ['data class', 'kotlinx.serialization', 'Gson', 'Android', 'JSON to class', 'SerialName', 'quicktype'],
    zh: ['数据类', '安卓', 'Gson', '代码生成'],
  },
  variant: { of: 'json-types', name: 'Kotlin' },
})
