import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'converters',
  popularity: 78,
  title: { en: 'XML Tools', zh: 'XML 工具' },
  summary: { en: 'Format, XPath, to and from JSON', zh: '格式化、XPath、与 JSON 互转' },
  description: {
    en: 'Format, minify and validate XML, find errors by line, query it with XPath 3.1, and convert XML to JSON and back in four layouts, with namespaces kept.',
    zh: '在线 XML 格式化、压缩与校验，按行定位错误，XPath 3.1 查询，支持命名空间，XML 与 JSON 互转，四种结构可选，顺序与属性不丢失。',
  },
  keywords: {
    en: [
      'xml formatter',
      'pretty print xml',
      'xml beautifier',
      'minify xml',
      'xml validator',
      'xpath tester',
      'xml to json',
      'json to xml',
      'badgerfish',
      'soap',
      'rss',
      'pom.xml',
      'plist',
      'xsd',
    ],
    zh: [
      'xml 格式化',
      'xml 压缩',
      'xml 校验',
      'xpath',
      'xml 转 json',
      'json 转 xml',
      '命名空间',
      'soap',
      'rss',
      'pom',
      '美化',
      'plist',
    ],
  },
})
