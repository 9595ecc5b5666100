import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    compare: { title: '对比', description: '找出两段文本的差异。', done: '已对比' },
    patch: { title: '生成补丁', description: '对比两段文本，生成 unified diff 格式的补丁。', done: '已生成补丁' },
    apply: { title: '应用补丁', description: '按补丁修改文本。', done: '已应用补丁' },
    exportHtml: { title: '导出 HTML', description: '把两段文本的差异写成独立的 HTML 网页。', done: '已生成 HTML' },
    merge: { title: '合并', description: '按共同的基准合并两个版本，规则与 git 相同，冲突处有标记。', done: '已合并' },
  },
  input: {
    original: { label: '原文', help: '修改前的文本' },
    changed: { label: '修改后', help: '修改后的文本' },
    mode: {
      label: '对比单位',
      help: '对比和统计的最小单位',
      choices: { lines: '行', words: '词', chars: '字符' },
    },
    ignoreCase: { label: '忽略大小写', help: '大写与小写字母视为相同' },
    ignoreWhitespace: { label: '忽略空白', help: '空格、制表符不计；按词或字符对比时换行也不计' },
    stripTrailingCr: { label: '去除行尾 CR', help: '行尾的 CRLF 与 LF 视为相同' },
    ignorePattern: { label: '按正则忽略', help: '正则表达式（RE2 语法），每行中匹配的内容不参与对比' },
    context: { label: '上下文行数', help: '每处改动前后保留的行数；为 0 时 git apply 需加 --unidiff-zero' },
    originalName: { label: '原文的文件名', help: '与 git 一样，前面加上 a/' },
    changedName: { label: '修改后的文件名', help: '前面加上 b/；名称不同则表示重命名' },
    view: { label: '视图', help: '两段文本分两栏显示，或合为一栏', choices: { split: '并排', unified: '单栏' } },
    wrap: { label: '自动换行', help: '长行按窗口宽度换行' },
    originalTitle: { label: '原文的标题', help: '写在原文一栏上方，例如文件名' },
    changedTitle: { label: '修改后的标题', help: '写在修改后一栏上方，例如文件名' },
    language: { label: '语言', help: '网页中说明文字的语言', choices: { en: '英文', zh: '中文' } },
    patch: { label: '补丁', help: '单个文件的 unified diff 格式补丁' },
    base: { label: '基准', help: '两个版本共同的原始文本' },
    mine: { label: '我的版本', help: '其中一个版本' },
    theirs: { label: '对方版本', help: '另一个版本' },
    style: {
      label: '冲突中显示',
      help: '冲突标记之间的内容',
      choices: { merge: '我的与对方的', diff3: '我的、基准与对方的' },
    },
    baseName: { label: '基准的名称', help: '写在冲突标记中' },
    mineName: { label: '我的版本的名称', help: '写在冲突标记中' },
    theirsName: { label: '对方版本的名称', help: '写在冲突标记中' },
  },
  output: {
    parts: {
      label: '片段',
      help: '相同与删除的片段连起来是原文，相同与新增的连起来是修改后的文本',
      columns: {
        kind: {
          label: '类型',
          help: '片段属于哪一边',
          choices: { equal: '相同', added: '新增', removed: '删除' },
        },
        text: { label: '文本', help: '片段内容；相同的片段取自原文' },
        changedText: { label: '修改后的文本', help: '相同的片段在修改后文本中的写法，仅在被忽略的内容不同时给出' },
      },
    },
    file: { label: '网页', help: '不含脚本的 HTML，明暗随读者的系统' },
    additions: { label: '新增', help: '新增的行、词或字符数' },
    deletions: { label: '删除', help: '删除的行、词或字符数' },
    unchanged: { label: '未变', help: '未变的行、词或字符数' },
    moves: {
      label: '移动的段落',
      help: '按行对比时，从一处删除、在另一处新增的若干行',
      columns: {
        from: { label: '原位置', help: '原文中的首行行号' },
        to: { label: '新位置', help: '修改后文本中的首行行号' },
        lines: { label: '行数', help: '移动了多少行' },
      },
    },
    patch: { label: '补丁', help: '可用于 git apply 和 patch -p1；两段文本相同时为空' },
    text: { label: '文本', help: '应用补丁后的原文，或合并后的文本' },
    conflicts: { label: '冲突', help: '两个版本改动不同的位置的数量' },
  },
  guide: {
    steps: [
      '在左侧输入、粘贴或拖入原文，在右侧放修改后的文本。',
      '并排或单栏查看差异，按 F7 跳到下一处。',
      '以补丁形式复制或下载改动，或把对比结果下载为 HTML。',
    ],
    questions: [
      {
        question: '新增和删除的数字是什么？',
        answer: '按所选单位统计的行、词或字符数。词之间的空格会显示，但不计数。',
      },
      {
        question: '能忽略时间戳或编号吗？',
        answer:
          '能，填写正则表达式（RE2 语法）即可：对比前先去掉每行中匹配的内容。无论正则和文本怎样，RE2 都不会很慢。',
      },
      {
        question: '能对比整个文件夹吗？',
        answer:
          '在电脑上可以：在两侧各打开或拖入一个文件夹，会列出修改、新增和删除的文件，点开即可对比；合计不超过 10000 个文件、500 MB。',
      },
      {
        question: '能看出内容只是移动了位置吗？',
        answer: '按行对比时可以：至少两行有文字的段落换了位置，会在两边标出，并可跳到另一处。',
      },
      { question: '能识别中文和日文的词吗？', answer: '能，按词典分词；一个 Emoji 或带变音符号的字母算一个字符。' },
      {
        question: '补丁怎么用？',
        answer: '保存后，在文件所在的文件夹运行“git apply file.patch”或“patch -p1 < file.patch”。',
      },
      {
        question: '补丁匹配不上怎么办？',
        answer: '会在其他位置寻找匹配处，首尾各允许两行上下文不同；仍不匹配时会指出是哪个区块。',
      },
      {
        question: '两个版本怎样合并？',
        answer:
          '与 git merge-file 相同：只有一方改动的采用改动，双方改动一致的也采用；双方对相同或相邻的行改动不同时，两者都保留在冲突标记之间，在页面上点一下即可选用我的、对方的、两者或基准。',
      },
    ],
  },
}
