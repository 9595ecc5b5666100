import type { en } from './texts.en.ts'

const dialects = { unix: 'Unix（crontab）', quartz: 'Quartz', spring: 'Spring', aws: 'AWS EventBridge' }

const weekdays = {
  monday: '星期一',
  tuesday: '星期二',
  wednesday: '星期三',
  thursday: '星期四',
  friday: '星期五',
  saturday: '星期六',
  sunday: '星期日',
}

const names = {
  second: '秒',
  minute: '分',
  hour: '时',
  'day-of-month': '日',
  month: '月',
  'day-of-week': '星期',
  year: '年',
}

export const zh: typeof en = {
  operations: {
    explain: { title: '解释', description: '用文字说明 Cron 表达式的含义。', done: '已解释' },
    next: { title: '运行时间', description: '列出 Cron 表达式在任意时区的运行时间。' },
    build: { title: '生成', description: '通过选项生成 Cron 表达式。', done: '已生成' },
    convert: { title: '转换', description: '在各种 Cron 方言之间转换。', done: '已转换' },
    crontab: { title: 'Crontab', description: '解释 crontab 的每一行。', done: '已解释' },
  },
  input: {
    expression: { label: 'Cron 表达式', help: '如 */15 9-17 * * 1-5、@daily 或 CRON_TZ=Asia/Tokyo 0 5 * * *' },
    dialect: { label: '方言', help: '采用哪种规则；自动则按字段判断', choices: { auto: '自动', ...dialects } },
    timeZone: { label: '时区', help: '如 Asia/Shanghai、+08:00 或 JST' },
    from: {
      label: '从',
      help: '运行时间：起始时间，留空为现在；转换：原表达式的方言',
      choices: { auto: '自动', ...dialects },
    },
    count: { label: '数量', help: '列出多少次运行' },
    backwards: { label: '过去的运行', help: '改为列出之前的运行' },
    every: {
      label: '频率',
      help: '多久运行一次',
      choices: { minute: '每分钟', hour: '每小时', day: '每天', week: '每周', month: '每月', year: '每年' },
    },
    step: { label: '间隔', help: '2 表示每 2 分钟、小时、天或月' },
    minute: { label: '分', help: '0 到 59' },
    hour: { label: '时', help: '0 到 23' },
    weekdays: {
      label: '星期',
      help: '不选则为周一',
      choices: { mon: '周一', tue: '周二', wed: '周三', thu: '周四', fri: '周五', sat: '周六', sun: '周日' },
    },
    day: { label: '日', help: '1 到 31；L 为最后一天，LW 为最后一个工作日（Unix 不支持）' },
    month: { label: '月', help: '1 到 12' },
    to: { label: '转换为', help: '结果的方言', choices: dialects },
    text: { label: 'Crontab', help: 'crontab -l 的输出' },
  },
  output: {
    en: { label: '英文', help: '英文含义' },
    zh: { label: '中文', help: '中文含义' },
    dialect: { label: '方言', help: '采用的规则', choices: dialects },
    fields: {
      label: '字段',
      help: '各字段的作用',
      columns: {
        name: { label: '字段', help: '字段名', choices: names },
        source: { label: '写法', help: '表达式中的写法' },
        en: { label: '英文', help: '英文含义' },
        zh: { label: '中文', help: '中文含义' },
        values: { label: '取值', help: '所有匹配的数字；星期以周日为 0' },
      },
    },
    warnings: {
      label: '警告',
      help: '可能出乎意料之处',
      columns: { en: { label: '英文', help: '英文' }, zh: { label: '中文', help: '中文' } },
    },
    runs: {
      label: '运行时间',
      help: '最近的在前',
      columns: {
        time: { label: '时间', help: '含时区偏移量' },
        weekday: { label: '星期', help: '星期几', choices: weekdays },
        after: { label: '相距', help: '距起始时间多久' },
      },
    },
    zone: { label: '时区', help: '这些时间所在的时区' },
    notes: {
      label: '说明',
      help: '夏令时对运行的影响',
      columns: { en: { label: '英文', help: '英文' }, zh: { label: '中文', help: '中文' } },
    },
    expression: { label: 'Cron 表达式', help: '可直接使用' },
    lines: {
      label: '任务',
      help: '所有任务行',
      columns: {
        line: { label: '行', help: '在 crontab 中的行号' },
        expression: { label: '表达式', help: '何时运行' },
        command: { label: '命令', help: '运行的命令' },
        en: { label: '英文', help: '含义或错误' },
        zh: { label: '中文', help: '含义或错误' },
        next: { label: '下次运行', help: '未设置 CRON_TZ 时为本机时区' },
      },
    },
  },
  guide: {
    steps: [
      '输入或粘贴 Cron 表达式，边输入边解释。',
      '选择“运行时间”，查看它在你的时区何时运行。',
      '不知道怎么写？选择“生成”。',
    ],
    questions: [
      {
        question: 'Unix、Quartz、Spring 和 AWS 有什么区别？',
        answer:
          'Unix 有五个字段。Quartz 和 Spring 以秒开头；Quartz 和 AWS 以 1 表示周日，两个日期字段中必须有一个是 ?；AWS 以年结尾。“日”和“星期”都有限制时，Unix 满足其一即可，Spring 须同时满足。',
      },
      {
        question: '遇到夏令时会怎样？',
        answer:
          '取决于调度器。Unix cron 中固定时间的任务，被跳过时在这一小时结束时执行，重复的一小时内只运行一次；小时或分钟以 * 开头的任务只看时钟，重复的一小时内两次都运行。Quartz 和 AWS 不执行被跳过的运行，重复时只运行一次；Spring 重复时两次都运行。“说明”会逐一列出。',
      },
      {
        question: '*/7 有什么问题？',
        answer: '间隔每小时重新计数：*/7 在第 56 分运行后，4 分钟后又在第 0 分运行。只有能整除 60 的间隔才均匀。',
      },
    ],
  },
}
