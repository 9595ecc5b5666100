import type { en } from './texts.en.ts'

const sizes = {
  wechat: '微信 900 × 500',
  'wechat-article': '公众号首图 900 × 383',
  weibo: '微博 560 × 260',
  xiaohongshu: '小红书 1242 × 1660',
  douyin: '抖音 1080 × 1920',
  bilibili: 'B 站 1146 × 717',
  youtube: 'YouTube 1280 × 720',
  'open-graph': '链接预览（Open Graph）1200 × 630',
}

export const zh: typeof en = {
  operations: {
    generate: { title: '生成', description: '用标题生成封面。', done: '已生成' },
    generateAll: { title: '全部尺寸', description: '把同一设计生成为所有预设尺寸，打包为 ZIP。', done: '已生成' },
  },
  input: {
    title: { label: '标题', help: '长标题会自动换行并缩小，手动换行会保留' },
    subtitle: { label: '副标题', help: '显示在标题下方，字号较小' },
    author: { label: '作者', help: '你的名字或账号' },
    size: {
      label: '尺寸',
      help: '封面用在哪里，单位为像素',
      choices: { ...sizes, custom: '自定义' },
    },
    width: { label: '宽度', help: '自定义尺寸的宽度，单位为像素' },
    height: { label: '高度', help: '自定义尺寸的高度，单位为像素' },
    preset: {
      label: '预设',
      help: '封面的风格',
      choices: {
        tech: '科技',
        business: '商务',
        creative: '创意',
        minimal: '简约',
        aurora: '极光',
        geometric: '几何',
        ink: '水墨',
        split: '撞色',
        retro: '复古',
        nature: '自然',
        pastel: '柔和',
      },
    },
    align: { label: '对齐', help: '文字的水平位置', choices: { left: '左', center: '中', right: '右' } },
    position: { label: '位置', help: '文字的垂直位置', choices: { top: '上', middle: '中', bottom: '下' } },
    background: { label: '背景颜色', help: '代替预设的背景；有图片时用来压暗图片' },
    color: { label: '文字颜色', help: '代替预设的文字颜色' },
    fontSize: { label: '标题字号', help: '单位为像素，标题放不下时会缩小' },
    logo: { label: 'Logo', help: '显示在顶部，保持原比例' },
    image: { label: '图片', help: '铺满封面作为背景，会裁剪，并压暗到文字清晰为止' },
    format: {
      label: '格式',
      help: 'PNG 保留每个像素，其他格式更小',
      choices: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
    },
    scale: { label: '倍数', help: '选 2 时宽高各为两倍，适合高清屏' },
  },
  output: {
    file: { label: '封面', help: '封面文件' },
    width: { label: '宽度', help: '单位为像素，已含倍数' },
    height: { label: '高度', help: '单位为像素，已含倍数' },
    contrast: {
      label: '文字对比度',
      help: '文字与背景对比最弱处的数值，按 WCAG 2.2 计算，范围 1 到 21，建议不低于 4.5',
    },
    readable: { label: '清晰易读', help: '对比度不低于 4.5' },
    count: { label: '封面数', help: 'ZIP 中的封面数量' },
    unreadable: { label: '不易看清', help: '对比度低于 4.5 的尺寸' },
  },
  guide: {
    steps: ['输入标题，需要时加上副标题。', '选择预设和封面的用途。', '下载封面。'],
    questions: [
      {
        question: '公众号封面该用哪个尺寸？',
        answer: '公众号首图按 2.35:1 显示，即 900 × 383。模板要求 900 × 500 时再选它。',
      },
      {
        question: '用的是什么字体？',
        answer:
          '随本站提供的思源黑体（Noto Sans SC），包含拉丁字母和汉字。Emoji 和其他文字使用你系统的字体：缺少的 Emoji 会省略，其他缺字显示为 〓。',
      },
      {
        question: '标题为什么变小了？',
        answer: '为了让全部文字留在各平台都不会裁掉的范围内。缩短标题或自己换行，字号就会变大。',
      },
      { question: '图片会上传吗？', answer: '不会，封面在你的设备上生成。' },
    ],
  },
}
