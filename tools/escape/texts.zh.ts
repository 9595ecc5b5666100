import type { en } from './texts.en.ts'

const formats = {
  unicode: 'Unicode（\\u、U+）',
  html: 'HTML',
  xml: 'XML',
  json: 'JSON',
  javascript: 'JavaScript',
  java: 'Java',
  python: 'Python',
  c: 'C 与 C++',
  csharp: 'C#',
  go: 'Go',
  rust: 'Rust',
  php: 'PHP',
  css: 'CSS',
  sql: 'SQL',
  shell: 'Shell（POSIX、Bash）',
  powershell: 'PowerShell',
  cmd: 'cmd（Windows 批处理）',
  regex: '正则表达式',
  csv: 'CSV',
  latex: 'LaTeX',
  properties: '.properties（Java）',
}

const kinds = {
  invisible: '不可见',
  direction: '方向控制',
  lookalike: '形近字符',
  'mixed-script': '混用文字',
  control: '控制字符',
  private: '私用区',
  replacement: '丢失的字符',
  'not-normal': '未规范化',
}

export const zh: typeof en = {
  operations: {
    escape: { title: '转义', description: '把文本写成可放进代码或标记中的形式。', done: '已转义' },
    unescape: { title: '反转义', description: '把转义还原为字符。', done: '已反转义' },
    inspect: { title: '字符分析', description: '列出每个字符的名称，找出隐藏的字符。', done: '已分析' },
    clean: { title: '清理', description: '移除不可见字符并规范化文本。', done: '已清理' },
  },
  input: {
    text: { label: '文本', help: '要处理的文本' },
    format: { label: '格式', help: '文本要放进哪种代码或标记', choices: { auto: '自动识别', ...formats } },
    range: {
      label: '转义范围',
      help: '哪些字符要转义；没有编号写法的格式不受影响',
      choices: { needed: '仅必要的', 'non-ascii': 'ASCII 以外的', all: '所有字符' },
    },
    form: {
      label: '形式',
      help: '转义：字符按编号的写法，并非每种格式都有。清理：规范化形式',
      choices: {
        '': '该格式的常用写法',
        '\\uXXXX': '\\uXXXX',
        '\\u{X}': '\\u{X}',
        '\\UXXXXXXXX': '\\UXXXXXXXX',
        '\\xXX': '\\xXX',
        'U+XXXX': 'U+XXXX（所有字符）',
        '&name;': '&name;',
        '&#N;': '&#N;',
        '&#xX;': '&#xX;',
        NFC: 'NFC（合成）',
        NFD: 'NFD（分解）',
        NFKC: 'NFKC（兼容合成）',
        NFKD: 'NFKD（兼容分解）',
        keep: '保持不变',
      },
    },
    upperCase: { label: '大写十六进制', help: '写成 \\u4F60 而不是 \\u4f60' },
    quotes: {
      label: '引号',
      help: '在文本两侧加上该格式的引号，或把弯引号改为直引号',
      choices: { keep: '保持不变', straight: '直引号' },
    },
    strict: { label: '拒绝无效转义', help: '否则原样保留' },
    limit: { label: '最多列出', help: '列出多少个字符和问题' },
    invisible: { label: '移除不可见字符', help: '连接 Emoji 或字母的会保留' },
    spaces: { label: '统一空格', help: '不换行空格等特殊空格改为普通空格；全角空格（U+3000）不变，选半角宽度时才改' },
    width: {
      label: '全角与半角',
      help: '字母、数字和标点的宽度',
      choices: { keep: '保持不变', half: '转为半角', full: '转为全角' },
    },
    direction: { label: '移除方向控制字符', help: '它们会让文本显示的顺序与实际不同' },
  },
  output: {
    text: { label: '结果', help: '处理后的文本' },
    format: { label: '格式', help: '按哪种格式反转义', choices: formats },
    count: { label: '转义数', help: '还原了多少处' },
    characters: {
      label: '字符',
      help: '逐个列出，名称依据 Unicode 17',
      columns: {
        position: { label: '位置', help: '从 1 数起的 UTF-16 码元' },
        character: { label: '字符', help: '字符本身' },
        codePoint: { label: '码点', help: 'Unicode 编号' },
        name: { label: '名称', help: 'Unicode 名称' },
        category: { label: '类别', help: 'Unicode 通用类别，例如大写字母为 Lu' },
        script: { label: '文字', help: '所属的文字系统' },
        utf8: { label: 'UTF-8', help: '十六进制的字节' },
        utf16: { label: 'UTF-16', help: '十六进制的码元' },
        html: { label: 'HTML', help: '字符引用' },
      },
    },
    findings: {
      label: '发现的问题',
      help: '与看上去不一样的地方',
      columns: {
        position: { label: '位置', help: '从 1 数起的 UTF-16 码元' },
        kind: { label: '种类', help: '是什么问题', choices: kinds },
        en: { label: '英文说明', help: '问题的英文说明' },
        zh: { label: '说明', help: '问题的说明' },
      },
    },
    counts: {
      label: '数量',
      help: '可见字符、码点、UTF-16 码元和 UTF-8 字节数',
      columns: {
        graphemes: { label: '可见字符', help: '字素：看到的一个字符' },
        codePoints: { label: '码点', help: 'Unicode 字符数' },
        utf16: { label: 'UTF-16 码元', help: '在 JavaScript 和 Java 中的长度' },
        utf8: { label: 'UTF-8 字节', help: '文本保存为文件的大小' },
      },
    },
    changes: {
      label: '改动',
      help: '改动了什么',
      columns: { en: { label: '英文说明', help: '改动的英文说明' }, zh: { label: '说明', help: '改动的说明' } },
    },
  },
  guide: {
    steps: [
      '选择格式并粘贴文本；反转义时可自动识别格式。',
      '结果随输入即时更新，点击“交换”可反向转换。',
      '文本看着没错却不能用时，试试“字符分析”。',
    ],
    questions: [
      {
        question: '为什么一个 Emoji 变成两个转义？',
        answer:
          'Java、JavaScript、JSON 和 C# 按 UTF-16 计算，一个 Emoji 是两个代理字符：\\ud83d\\ude00。Python、C 和 Go 写作 \\U0001f600，Rust 和 PHP 写作 \\u{1f600}。',
      },
      {
        question: '会丢失内容吗？',
        answer: '不会。反转义得到的与转义前完全相同。格式无法表示的字符（例如 XML 中的 NUL）会指出位置。',
      },
      {
        question: '形近字符是怎么找出来的？',
        answer: '依据 Unicode 的易混淆字符表（UTS 39）：夹在拉丁字母中的西里尔字母 а 会被指出，真正的俄文不会。',
      },
    ],
  },
}
