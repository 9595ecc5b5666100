import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'code',
  popularity: 83,
  title: { en: 'JSON to Java', zh: 'JSON 转 Java' },
  summary: { en: 'Records, POJO, Lombok', zh: 'Record、POJO、Lombok' },
  description: {
    en: 'Generate Java records, POJO classes or Lombok classes from a JSON sample, for Jackson, Gson or Fastjson2, with enums, maps and sealed interfaces.',
    zh: '根据 JSON 生成 Java 实体类：Record、POJO 或 Lombok，可用于 Jackson、Gson、Fastjson2，支持枚举与密封接口。',
  },
  keywords: {
    en: ['POJO', 'record', 'Lombok', 'Jackson', 'Gson', 'Fastjson', 'JSON to class', 'DTO', 'bean', 'quicktype'],
    zh: ['实体类', 'JavaBean', 'POJO', 'DTO', 'VO', 'Lombok', 'Fastjson', '代码生成', 'JSON 转实体类'],
  },
  variant: { of: 'json-types', name: 'Java' },
  nextTo: { en: ['c#', 'csharp', 'dotnet', 'scala'], zh: ['C#'] },
})
