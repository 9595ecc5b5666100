import { defineTool } from '#kit/tool.ts'

export default defineTool({
  category: 'image',
  popularity: 66,
  title: { en: 'Cover Generator', zh: '封面生成' },
  summary: { en: 'Covers for posts and videos', zh: '公众号、小红书、视频封面' },
  description: {
    en: 'Generate covers for WeChat, Xiaohongshu, Bilibili, YouTube and Open Graph link previews from a title and a preset, with your own image, logo and colors.',
    zh: '在线封面生成：输入标题、选择预设，即可生成公众号、小红书、抖音、B 站、YouTube 等平台尺寸的封面图，可加图片和 Logo，一次导出全部尺寸。',
  },
  keywords: {
    en: ['thumbnail', 'banner', 'poster', 'og image', 'social media', 'headline', 'WeChat', 'YouTube'],
    zh: ['首图', '海报', '配图', '标题图', '缩略图', '公众号', '小红书', '抖音', '微博', '哔哩哔哩'],
  },
})
