import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'converters',
  popularity: 76,
  title: { en: 'Unit Converter', zh: '单位换算' },
  summary: { en: 'Exact, in one line of text', zh: '一行文字，精确换算' },
  description: {
    en: 'Convert units exactly: length, area, volume, mass, temperature, speed, pressure, energy, data sizes and more; just type 5 ft 11 in, 72°F or 1.5 GiB.',
    zh: '在线单位换算：长度、面积、体积、重量、温度、速度、压强、能量、数据大小等近 300 种单位精确互换，支持市制，直接输入“5 英尺 11 英寸”即可。',
  },
  keywords: {
    en: [
      'conversion',
      'metric',
      'imperial',
      'feet to meters',
      'lb to kg',
      'Fahrenheit',
      'KiB',
      'data size',
      'coordinates',
      'geohash',
      'mpg',
    ],
    zh: ['换算', '度量衡', '公制', '英制', '市制', '斤', '亩', '华氏度', '英尺', '字节', '经纬度', '坐标', '油耗'],
  },
})
