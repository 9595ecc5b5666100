import type { Texts } from '#kit/texts.ts'
import type * as operations from './operations.ts'

export const zh: Texts<typeof operations> = {
  operations: {
    merge: { title: '合并', description: '把多个 PDF 合并成一个。', done: '已合并' },
    extract: { title: '提取页面', description: '按任意顺序提取页面，也可用来删除页面、调整顺序。', done: '已提取' },
    split: { title: '拆分', description: '把一个 PDF 拆成多个文件。', done: '已拆分' },
    rotate: { title: '旋转', description: '顺时针旋转页面。', done: '已旋转' },
    toImages: { title: 'PDF 转图片', description: '把每一页转成图片。', done: '已转换' },
    fromImages: { title: '图片转 PDF', description: '把图片合成 PDF，每张一页。', done: '已转换' },
    text: { title: '提取文字', description: '提取 PDF 里的文字。', done: '已提取' },
    inspect: { title: '查看信息', description: '查看页数、尺寸、作者、权限等信息。' },
    protect: { title: '设置密码', description: '用 AES-256 加密 PDF。', done: '已加密' },
    unlock: { title: '移除密码', description: '知道密码时，移除密码和限制。', done: '已移除' },
    watermark: { title: '添加水印', description: '在页面上添加文字水印。', done: '已添加' },
  },
  input: {
    file: { label: 'PDF', help: '在本机处理，最大 200 MiB' },
    files: { label: '文件', help: '按此顺序排列，总共不超过 200 MiB' },
    bookmarks: { label: '生成书签', help: '每个文件一个书签，原有书签放在其下' },
    pages: { label: '页码', help: '例如 1-3,5,z；z 表示最后一页，也可填 all（全部）、odd（奇数页）、even（偶数页）' },
    rotate: { label: '旋转', help: '页码和角度，例如 2:90,4-z:180' },
    by: {
      label: '拆分方式',
      help: '从哪里开始新文件',
      choices: { page: '按页数', ranges: '按页码范围', bookmarks: '按书签', size: '按文件大小' },
    },
    ranges: { label: '页码范围', help: '每个范围一个文件，例如 1-3,4-z' },
    every: { label: '每个文件的页数', help: '最后一个文件可能更少' },
    mebibytes: { label: '每个文件的大小（MiB）', help: '单页超过此大小时，该页单独成为一个文件' },
    angle: { label: '角度', help: '单位为度；页面按顺时针，水印按逆时针' },
    dpi: { label: '分辨率', help: '单位为 DPI；屏幕查看 150 足够，打印可用 300' },
    format: { label: '图片格式', help: '生成哪种图片', choices: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' } },
    quality: { label: '质量', help: '用于 JPEG 和 WebP，1 到 100' },
    long: { label: '拼成长图', help: '所有页面从上到下拼成一张' },
    size: {
      label: '页面尺寸',
      help: '所有页面的大小',
      choices: { a4: 'A4', image: '与图片相同', letter: '美国信纸（Letter）', a5: 'A5' },
    },
    orientation: {
      label: '页面方向',
      help: '横向还是纵向',
      choices: { auto: '跟随图片', portrait: '纵向', landscape: '横向' },
    },
    margin: { label: '页边距', help: '单位为毫米' },
    fit: { label: '适应方式', help: '图片在页面上的摆放', choices: { contain: '完整显示', cover: '铺满页面' } },
    layout: { label: '保留版面', help: '用空格还原文字在页面上的位置' },
    password: { label: '密码', help: '打开 PDF 的密码' },
    ownerPassword: { label: '所有者密码', help: '用于解除限制；留空则随机生成' },
    printing: { label: '允许打印', help: '不允许时，打印需要所有者密码' },
    copying: { label: '允许复制', help: '复制文字和图片' },
    changing: { label: '允许修改', help: '修改内容、批注和表单' },
    text: { label: '水印文字', help: '最多 200 个字符，可以换行' },
    opacity: { label: '不透明度', help: '0.01 到 1' },
    tiled: { label: '平铺', help: '铺满整页；关闭则只在中间放一个' },
  },
  output: {
    file: { label: '结果', help: 'PDF、图片或 ZIP' },
    pages: { label: '页数', help: '共有多少页' },
    count: { label: '文件数', help: '共有多少个文件' },
    warnings: {
      label: '警告',
      help: '结果丢失的内容，或未能读取的内容',
      choices: {
        signaturesGone: '已移除数字签名，因为任何修改都会使其失效',
        protectionGone: '结果不再有密码和限制',
        tagsGone: '未保留供屏幕阅读器使用的结构标签',
        attachmentsGone: '未保留附件',
        fontsMissing: '中日韩字体未嵌入，文字可能无法显示',
        noText: '没有文字，可能是扫描件',
      },
    },
    text: { label: '文字', help: '各页之间空一行' },
    sizes: {
      label: '页面尺寸',
      help: '按页面显示的方向',
      columns: {
        pages: { label: '页码', help: '哪些页是这个尺寸' },
        width: { label: '宽', help: '单位为毫米' },
        height: { label: '高', help: '单位为毫米' },
        name: { label: '名称', help: '例如 A4' },
      },
    },
    title: { label: '标题', help: '来自文档属性' },
    author: { label: '作者', help: '来自文档属性' },
    producer: { label: '生成程序', help: '写出该文件的程序' },
    version: { label: 'PDF 版本', help: '例如 1.7' },
    isEncrypted: { label: '已加密', help: '设有密码或限制' },
    permissions: {
      label: '允许的操作',
      help: '没有所有者密码时可以做什么：printing（打印）、copying（复制）、changing（修改）、annotating（批注）、filling（填写表单）、assembling（增删页面）、accessibility（无障碍访问）',
    },
    hasForms: { label: '表单', help: '是否有可填写的字段' },
    hasSignatures: { label: '数字签名', help: '是否有签名；不验证真伪' },
    isScanned: { label: '扫描件', help: '前 20 页只有图片，没有文字' },
  },
  guide: {
    steps: ['选择操作，拖入 PDF；合并时可拖入多个。', '填写页码，例如 1-3,5,z，并设置选项。', '点击运行，下载结果。'],
    questions: [
      {
        question: '文件会上传吗？',
        answer:
          '不会。PDF 只在本机处理，不会离开你的设备。首次使用需加载一次 PDF 引擎（压缩后 1.9 MB），之后断网也能用。',
      },
      {
        question: '删除的页面真的没有了吗？',
        answer: '是的。新文件只包含保留的页面，不含其他页面的内容、表单数据、书签和批注，也不含文件的历史版本。',
      },
      {
        question: '链接、书签、表单和签名会怎样？',
        answer:
          '只要所在的页面还在，链接、书签和表单字段都会保留。数字签名只对签名时的原文件有效，因此会被移除，并给出提示。',
      },
      { question: '忘记密码还能打开吗？', answer: '不能。移除密码需要知道密码。' },
      {
        question: '为什么提取不到文字？',
        answer: '页面可能是扫描件，也就是文字的图片，“查看信息”会说明。本工具不含文字识别（OCR）。',
      },
    ],
  },
}
