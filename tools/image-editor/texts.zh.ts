import { imageWarnings } from '#kit/words/image-warnings.ts'
import { labelsOf, readableFormats } from '#lib/imaging/formats/all-formats.ts'
import type { en } from './texts.en.ts'

const places = {
  center: '居中',
  'top-left': '左上',
  top: '上',
  'top-right': '右上',
  left: '左',
  right: '右',
  'bottom-left': '左下',
  bottom: '下',
  'bottom-right': '右下',
}

const inPixels = '单位为像素，以图片显示的方向为准'

export const zh: typeof en = {
  operations: {
    crop: { title: '裁剪', description: '按区域或比例裁剪图片，或去除四周空白。', done: '已裁剪' },
    rotate: { title: '旋转', description: '以任意角度旋转图片，也可翻转。', done: '已旋转' },
    watermark: { title: '水印', description: '给图片加文字或 Logo 水印，可平铺或放在一处。', done: '已加水印' },
    blur: { title: '马赛克', description: '彻底遮盖图片中的人脸、号码、姓名等区域。', done: '已遮盖' },
    join: { title: '拼图', description: '把多张图片拼成长图或宫格。', done: '已拼接' },
    split: { title: '切图', description: '把图片切成若干行列，例如九宫格。', done: '已切分' },
    favicon: { title: '网站图标', description: '用一张图片生成网站所需的全部图标。', done: '已生成' },
    inspect: { title: '查看 EXIF', description: '查看文件中的相机、时间、位置等信息。' },
    strip: { title: '去除 EXIF', description: '去除 EXIF、XMP、IPTC 和注释，不改动任何像素。', done: '已去除' },
  },
  input: {
    file: {
      label: '图片',
      help: 'PNG、JPEG、WebP、AVIF、JPEG XL、GIF、BMP、ICO、TIFF、SVG 或 HEIC，最多 1 亿像素',
    },
    files: { label: '图片', help: '最多 100 张，按先后顺序，总共最多 1 亿像素' },
    ratio: {
      label: '比例',
      help: '宽比高，保留其中最大的区域；“去除白边”会去掉四周的纯色边缘',
      choices: {
        free: '自由',
        '1:1': '1:1',
        '4:3': '4:3',
        '3:4': '3:4',
        '16:9': '16:9',
        '9:16': '9:16',
        trim: '去除白边',
      },
    },
    left: { label: '左', help: inPixels },
    top: { label: '上', help: inPixels },
    width: { label: '宽度', help: '单位为像素，留空则到边缘为止' },
    height: { label: '高度', help: '单位为像素，留空则到边缘为止' },
    gravity: { label: '保留位置', help: '按比例裁剪时保留哪一部分', choices: places },
    angle: { label: '角度', help: '顺时针，单位为度，-360 到 360' },
    flip: {
      label: '翻转',
      help: '在旋转之后',
      choices: { none: '不翻转', horizontal: '左右翻转', vertical: '上下翻转' },
    },
    background: { label: '背景色', help: '填充空白处；格式不支持透明时，透明变为白色' },
    text: { label: '文字', help: '最多 500 个字符，可以换行' },
    logo: { label: 'Logo', help: '选填，放在文字前面，也可单独使用' },
    position: { label: '位置', help: '平铺整张图片，或只放一处', choices: { tiled: '平铺', ...places } },
    opacity: { label: '不透明度', help: '0 到 1' },
    size: { label: '大小', help: '文字或 Logo 的高度与图片宽度之比，0.05 即 5%' },
    gap: { label: '间距', help: '图片之间以像素计，水印之间以行计，与文字长短无关' },
    color: { label: '文字颜色', help: '十六进制' },
    outline: { label: '描边', help: '在深色和浅色背景上都清晰可见' },
    areas: {
      label: '区域',
      help: `最多 100 处，${inPixels}`,
      columns: {
        left: { label: '左', help: inPixels },
        top: { label: '上', help: inPixels },
        width: { label: '宽度', help: '单位为像素' },
        height: { label: '高度', help: '单位为像素' },
      },
    },
    style: {
      label: '样式',
      help: '文件中不会留下原来的像素。遮盖文字请用纯黑：打了马赛克的文字有可能被猜出',
      choices: { mosaic: '马赛克', blur: '模糊', black: '纯黑' },
    },
    direction: {
      label: '方向',
      help: '图片的排列方式',
      choices: { down: '纵向', right: '横向', grid: '宫格' },
    },
    columns: { label: '列数', help: '1 到 50' },
    rows: { label: '行数', help: '1 到 50' },
    equal: { label: '统一尺寸', help: '缩小到与最小的图片一致：等宽、等高，或宫格大小相同' },
    name: { label: '名称', help: '选填，写入清单文件，在手机上显示在图标下方' },
    radius: { label: '圆角', help: '边长的百分比，50 为圆形' },
    maskable: { label: '可裁切图标', help: '另加一张带安全边距的图标，供会裁切图标形状的手机使用' },
    keep: {
      label: '保留',
      help: '可以留下的内容；颜色配置文件始终保留',
      choices: {
        nothing: '全部去除',
        orientation: '方向',
        copyright: '作者与版权',
        'all-but-location': '除位置外全部保留',
      },
    },
  },
  output: {
    file: { label: '结果', help: '一张图片，或多张图片的 ZIP' },
    width: { label: '宽度', help: '单位为像素' },
    height: { label: '高度', help: '单位为像素' },
    warnings: {
      label: '警告',
      help: '关于结果的注意事项',
      choices: {
        ...imageWarnings.zh,
        firstFrame: '动图或多页文件，只处理了第一帧',
        otherFormat: '格式已改变：原格式无法写入，或容不下这么多像素',
        orientationRemoved: '图片原靠元数据转正，如果方向不对请保留“方向”',
      },
    },
    count: { label: '块数', help: '从左上角起逐行编号' },
    html: { label: 'HTML', help: '放进网页的 head，各文件放在网站根目录' },
    manifest: { label: '清单文件', help: 'ZIP 中也有，名为 site.webmanifest' },
    format: { label: '格式', help: '根据文件内容判断', choices: labelsOf(readableFormats) },
    size: { label: '大小', help: '单位为字节' },
    taken: { label: '拍摄时间', help: '以相机时钟为准，已知时带时区' },
    camera: { label: '相机', help: '厂商和型号' },
    place: {
      label: '位置',
      help: '纬度和经度，单位为度',
      columns: {
        latitude: { label: '纬度', help: '单位为度，北纬为正' },
        longitude: { label: '经度', help: '单位为度，东经为正' },
      },
    },
    metadata: {
      label: '元数据',
      help: '文件中的全部信息，原样列出',
      columns: {
        group: { label: '分组', help: '信息所在的部分' },
        name: { label: '名称', help: '标准中的名称' },
        value: { label: '值', help: '二进制数据只显示大小' },
      },
    },
    hasLocation: {
      label: '位置信息',
      help: '坐标，或城市、国家的名称',
      choices: { true: '有', false: '没有' },
    },
    removed: { label: '已去除', help: '文件中不再有的信息' },
  },
  guide: {
    steps: [
      '拖入一张或多张图片，也可以直接粘贴。',
      '选择要做的操作，用鼠标或键盘调整。',
      '逐张下载，或打包为 ZIP 下载。',
    ],
    questions: [
      { question: '图片会上传吗？', answer: '不会。图片在本机处理，不会离开你的设备。' },
      {
        question: '遮盖的内容能恢复吗？',
        answer:
          '不能。原来的像素已被替换，元数据和其中的缩略图也一并去除。马赛克会留下大块的平均颜色，遮人脸没有问题，文字和数字最好用纯黑遮盖。',
      },
      {
        question: 'EXIF、画质和颜色会怎样？',
        answer:
          '格式和颜色配置文件不变。JPEG 和有损 WebP 以质量 92 保存，PNG 和无损 WebP 没有损失。编辑后的图片不含元数据；“去除 EXIF”不会重新压缩图片。',
      },
      {
        question: '支持哪些格式？',
        answer:
          'JPEG、PNG、WebP、AVIF、JPEG XL、GIF、BMP、TIFF 保持原格式；HEIC 变为 JPEG，SVG 和 ICO 变为 PNG。可以去除 JPEG、PNG、WebP、AVIF、JPEG XL、HEIC、GIF、TIFF 中的元数据。动图只处理第一帧。',
      },
      {
        question: '怎样给证件照片加水印？',
        answer: '选择“水印”，写明用途，保持平铺即可：无论文字长短，间距都一样。',
      },
    ],
  },
}
