import type { en } from './texts.en.ts'

const units = {
  auto: '按位数判断',
  seconds: '秒',
  milliseconds: '毫秒',
  microseconds: '微秒',
  nanoseconds: '纳秒',
  windows: 'Windows FILETIME',
  dotnet: '.NET ticks',
  cocoa: 'Cocoa（自 2001 年）',
  excel: 'Excel（自 1900 年的天数）',
  ntp: 'NTP（自 1900 年）',
}

const languages = {
  javascript: 'JavaScript',
  java: 'Java',
  python: 'Python',
  go: 'Go',
  php: 'PHP',
  csharp: 'C#',
  rust: 'Rust',
  mysql: 'MySQL',
  postgresql: 'PostgreSQL',
  shell: 'Shell',
}

export const zh: typeof en = {
  operations: {
    convert: { title: '转换', description: '把时间戳或日期转换为其他各种格式。', done: '已转换' },
    now: { title: '当前时间', description: '以各种格式显示当前时间。' },
    replace: { title: '批量替换', description: '替换日志、JSON 或列表中的所有时间戳，其他内容不变。', done: '已替换' },
    snippet: { title: '代码', description: '获取 10 种语言处理时间戳的代码。' },
  },
  input: {
    text: { label: '时间戳或日期', help: '数字或任意格式的日期；“批量替换”可处理含有它们的日志或列表' },
    unit: { label: '数字的单位', help: '数字表示的单位', choices: units },
    timeZone: { label: '时区', help: '如 Asia/Shanghai、+08:00 或 JST；文本自带偏移量时以文本为准' },
    dayFirst: { label: '日在月前', help: '把 5/1/2026 读作 1 月 5 日' },
    to: {
      label: '替换为',
      help: '每个时间戳替换成的格式',
      choices: {
        iso: 'ISO 8601（含偏移量）',
        local: '当地时间',
        utc: 'UTC',
        seconds: '秒',
        milliseconds: '毫秒',
        pattern: '自定义格式',
      },
    },
    pattern: {
      label: '自定义格式',
      help: '与 Java 及 UTS 35 相同，如 yyyy-MM-dd HH:mm:ss.SSS；其他字母用单引号括起',
    },
    language: { label: '语言', help: '编程语言或数据库', choices: languages },
    task: {
      label: '用途',
      help: '代码的用途',
      choices: { now: '获取当前时间戳', 'to-date': '时间戳转日期', 'to-timestamp': '日期转时间戳' },
    },
  },
  output: {
    local: { label: '当地时间', help: '所选时区的时间' },
    iso: { label: 'ISO 8601', help: '含所选时区的偏移量（RFC 3339）' },
    utc: { label: 'UTC', help: 'UTC 的 ISO 8601 格式' },
    seconds: { label: '秒', help: '自 1970 年起的整秒数，小数部分见纳秒' },
    milliseconds: { label: '毫秒', help: '自 1970 年起的整毫秒数' },
    nanoseconds: { label: '纳秒', help: '自 1970 年起的纳秒数，精确值' },
    rfc5322: { label: 'RFC 5322', help: '邮件所用的格式；年份不是四位数时为空' },
    http: { label: 'HTTP', help: 'HTTP 标头所用的格式；年份不是四位数时为空' },
    relative: { label: '相对时间', help: '距现在多久，含中英文' },
    weekday: { label: '星期', help: '含中英文' },
    isoWeek: { label: 'ISO 周', help: '每周从周一开始，含当年第一个周四的那周为第 1 周' },
    dayOfYear: { label: '一年中的第几天', help: '从 1 开始' },
    zone: { label: '时区', help: '当地时间所在的时区' },
    offset: { label: '偏移量', help: '当时与 UTC 的偏移量' },
    understood: { label: '识别为', help: '对文本的理解，含中英文' },
    text: { label: '结果', help: '替换时间戳后的文本' },
    count: { label: '替换数', help: '找到的时间戳数量' },
    code: { label: '代码', help: '可直接粘贴使用' },
  },
  guide: {
    steps: [
      '输入或粘贴时间戳或日期：秒、毫秒、ISO 8601、邮件、日志、中文日期都可以。',
      '选择时区，不选则为本机时区。',
      '要转换整份日志，请选择“批量替换”后粘贴。',
    ],
    questions: [
      {
        question: '单位是怎样判断的？',
        answer:
          '按小数点前的位数：11 位以内为秒，12–14 位为毫秒，15–17 位为微秒，18–20 位为纳秒。20260105 和 20260105093000 按日期处理。“识别为”会说明依据。',
      },
      {
        question: '以哪个时区为准？',
        answer:
          '文本自带偏移量或时区时以文本为准，否则以所选时区为准；未选择时为本机时区，通过 HTTP 调用时为服务器时区。',
      },
      {
        question: '夏令时怎样处理？',
        answer: '被跳过的时刻会顺延，出现两次的时刻取较早的一次，“识别为”会说明。',
      },
      { question: '为什么不接受两位数年份？', answer: '1/5/26 可能是 1926 年，也可能是 2026 年，猜测总会出错。' },
    ],
  },
}
