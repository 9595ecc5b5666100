import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    lookup: { title: '汉字查编码', description: '查询文本中每个汉字及词组的五笔 86 编码。' },
    search: { title: '编码查汉字', description: '查询五笔 86 编码对应的汉字和词组。' },
  },
  input: {
    text: { label: '中文文本', help: '查询其中的汉字，每字一次' },
    code: { label: '编码', help: '1 至 4 个字母，z 代表任意字母' },
    table: { label: '码表', help: '按字或按编码排列的 JSON 文件，代替内置的五笔 86 版' },
  },
  output: {
    characters: {
      label: '汉字',
      help: '按文本顺序，或常用字在前',
      columns: {
        character: { label: '汉字', help: '汉字' },
        codes: { label: '编码', help: '所有正确的编码，短码在前；码表中没有则为空' },
        level: {
          label: '级别',
          help: '最少用几个字母输入',
          choices: { first: '一级简码', second: '二级简码', third: '三级简码', full: '全码', none: '码表中没有' },
        },
      },
    },
    words: {
      label: '词组',
      help: '可以整体输入的词组',
      columns: {
        word: { label: '词组', help: '词组' },
        code: { label: '编码', help: '由各字的编码组成' },
      },
    },
    truncated: { label: '已截断', help: '是否还有更多结果未列出' },
  },
  guide: {
    steps: [
      '选择课程：简码、键位分区、常用字、词组、文章，或自定义文章。',
      '在输入框中打字：可用五笔输入法，也可不用输入法，直接键入编码字母。',
      '打错的字会记录下来，可在“易错字”中专门练习；下方可查看按键热力图和历次成绩。',
      '在“编码查询”中输入文本可查编码，输入编码可查汉字。',
    ],
    questions: [
      {
        question: '需要安装输入法吗？',
        answer:
          '不需要。没有输入法时，键入编码字母后按空格键，键入第四个字母则自动上屏。使用输入法时，上屏的内容会与原文对比，一次上屏多个字也可以。',
      },
      {
        question: '一级、二级、三级简码是什么？',
        answer:
          '最常用的字有简码：一级简码 25 个，只需一个字母；二级简码约 600 个，两个字母；三级简码约 4000 个，三个字母。键入全码同样正确，词组可用四个字母一次输入。',
      },
      {
        question: '速度和准确率怎么计算？',
        answer:
          '速度是打对的字数除以分钟数，不含暂停时间。准确率是打对的字占所有输入的比例：每个错字、每次编码错误各计一次失误，事后改正也计入。',
      },
      {
        question: '用的是哪个码表？',
        answer:
          '五笔 86 版，来自 Rime 项目（LGPL-3.0），收录 Unicode 基本区 20,902 个汉字和 20,000 个常用词组。也可以上传自己的 JSON 码表，以字为键、编码为值，或以编码为键、字的列表为值。',
      },
      {
        question: '可以用命令行或 API 练习吗？',
        answer: '不可以。练习只在此页面和本机进行。编码查询则处处可用：页面、HTTP、MCP 和命令行。',
      },
      {
        question: '我的成绩保存在哪里？',
        answer: '保存在本机的浏览器中。可以导出为文件留存，或导入到另一台设备。',
      },
    ],
  },
}
