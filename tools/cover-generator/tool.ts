import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 66,
  title: { en: 'Cover Generator', zh: '封面生成' },
  summary: { en: 'Covers for posts and videos', zh: '公众号、小红书、视频封面' },
  description: {
    en: 'Make covers for WeChat, Xiaohongshu, Bilibili, YouTube and link previews from a title and a preset.',
    zh: '输入标题、选择预设，即可生成公众号、小红书、抖音、B 站等平台的封面。',
  },
  keywords: {
    en: ['thumbnail', 'banner', 'poster', 'og image', 'social media', 'headline', 'WeChat', 'YouTube'],
    zh: ['首图', '海报', '配图', '标题图', '缩略图', '公众号', '小红书', '抖音', '微博', '哔哩哔哩'],
  },
})
