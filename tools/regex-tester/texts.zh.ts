import { kindsZh } from './explain/part-kind-texts.ts'
import type { en } from './texts.en.ts'

const start = { label: '起始位置', help: '以 UTF-16 码元计，从 0 开始' }
const end = { label: '结束位置', help: '以 UTF-16 码元计，不含该位置' }

export const zh: typeof en = {
  operations: {
    test: { title: '匹配', description: '查找正则的所有匹配，给出位置和捕获分组。' },
    replace: { title: '替换', description: '替换正则的匹配。' },
    split: { title: '拆分', description: '按正则的匹配拆分文本。' },
    explain: { title: '解释', description: '逐段解释正则。' },
    check: { title: '检查', description: '检查正则是否存在灾难性回溯（ReDoS）。' },
    snippet: { title: '代码', description: '生成其他语言的正则代码。' },
    benchmark: { title: '性能测试', description: '测量一次搜索的用时。' },
    runTests: { title: '测试用例', description: '运行正则的测试用例：应匹配什么，不应匹配什么。' },
    generate: { title: '生成', description: '生成能匹配正则的文本。' },
    steps: { title: '单步', description: '逐步查看回溯引擎如何找到第一个匹配。' },
    escape: { title: '转义', description: '转义文本，使其按字面匹配。' },
  },
  input: {
    pattern: { label: '正则表达式', help: '不带两侧的斜杠' },
    flags: {
      label: '标志',
      help: '可用 g、i、m、s、u、y，JavaScript 还可用 d 和 v，PCRE2 和 Python 可用 x，Python 可用 a',
    },
    text: { label: '测试文本', help: '要搜索的内容' },
    engine: {
      label: '引擎',
      help: '执行搜索的引擎',
      choices: {
        quickjs: 'QuickJS',
        ecmascript: 'JavaScript',
        rust: 'Rust',
        re2: 'RE2',
        oniguruma: 'Oniguruma',
        pcre2: 'PCRE2',
        python: 'Python',
      },
    },
    seconds: { label: '时间限制', help: '超过此秒数即停止搜索' },
    limit: { label: '上限', help: '最多列出多少个匹配或步骤；计数不受此限' },
    tests: {
      label: '测试用例',
      help: '每个用例包含文本和预期',
      columns: {
        text: { label: '文本', help: '要搜索的内容' },
        expect: {
          label: '预期',
          help: '有标志 g 时，“匹配等于”要求每个匹配都相等，“分组等于”只看第一个匹配',
          choices: { match: '匹配', 'no-match': '不匹配', equals: '匹配等于', group: '分组等于' },
        },
        value: { label: '值', help: '匹配或分组应有的内容' },
        group: { label: '分组', help: '编号或名称' },
      },
    },
    count: { label: '数量', help: '生成多少条文本' },
    seed: { label: '种子', help: '相同的种子生成相同的文本；留空则随机' },
    replacement: { label: '替换为', help: '可用 $1、$<name>，$& 表示匹配，$$ 表示美元符号' },
    caseFunctions: {
      label: '转换大小写',
      help: '\\U、\\L 转换到 \\E 为止，\\u、\\l 只转换下一个字符；\\\\ 表示反斜杠',
    },
    rounds: { label: '轮数', help: '测量多少次' },
    language: {
      label: '语言',
      help: '代码所用的语言',
      choices: {
        javascript: 'JavaScript',
        python: 'Python',
        go: 'Go',
        java: 'Java',
        rust: 'Rust',
        php: 'PHP',
        csharp: 'C#',
      },
    },
  },
  output: {
    matches: {
      label: '匹配',
      help: '按在文本中的顺序',
      columns: {
        start,
        end,
        text: { label: '匹配', help: '匹配到的内容' },
        groups: {
          label: '分组',
          help: '未参与匹配的分组为 null',
          columns: {
            name: { label: '名称', help: '有名称时给出' },
            start,
            end,
            text: { label: '文本', help: '分组的内容' },
          },
        },
      },
    },
    count: { label: '数量', help: '共有多少个匹配' },
    truncated: { label: '已截断', help: '是否还有未列出的' },
    milliseconds: { label: '用时', help: '搜索用时，单位为毫秒' },
    text: { label: '结果', help: '替换匹配后的文本' },
    passed: { label: '通过', help: '通过了多少个用例' },
    failed: { label: '未通过', help: '多少个用例未通过' },
    results: {
      label: '结果',
      help: '按用例的顺序',
      columns: {
        passed: { label: '通过', help: '用例是否通过' },
        got: { label: '实际', help: '实际匹配或捕获的内容，没有则为 null' },
        missing: {
          label: '缺少分组',
          help: '有匹配但得不到该分组的原因',
          choices: { 'no-group': '没有这个分组', 'no-part': '分组未参与匹配' },
        },
      },
    },
    texts: { label: '文本', help: '不同的文本不够时才会重复' },
    seed: { label: '种子', help: '用它可再次生成相同的文本' },
    steps: {
      label: '步骤',
      help: '按先后顺序',
      columns: {
        position: { label: '位置', help: '在文本中尝试的位置，以 UTF-16 码元计，从 0 开始' },
        part: { label: '部分', help: '正则中的写法' },
        kind: {
          label: '结果',
          help: '回溯指退回去尝试另一种走法',
          choices: { match: '匹配', fail: '失败', backtrack: '回溯' },
        },
        start: { label: '正则位置', help: '这一部分在正则中的起始位置，从 0 开始' },
      },
    },
    backtracks: { label: '回溯次数', help: '引擎退回去另试的次数' },
    matched: { label: '有匹配', help: '是否找到匹配' },
    farthest: { label: '最远位置', help: '到达过的最远位置' },
    warnings: {
      label: '警告',
      help: 'Python 与执行它的 PCRE2、所生成代码的语言与 JavaScript 的不同之处，以及应改用 JavaScript 写法的引用',
      columns: {
        en: { label: '英文', help: '英文说明' },
        zh: { label: '中文', help: '中文说明' },
      },
    },
    parts: { label: '片段', help: '匹配之间的内容，以及分组的内容' },
    pattern: { label: '正则表达式', help: '匹配该文本的正则' },
    nodes: {
      label: '各部分',
      help: '每一部分都排在其内容之前',
      columns: {
        depth: { label: '深度', help: '在树中的层级，从 0 开始' },
        kind: { label: '类型', help: '这一部分是什么', choices: kindsZh },
        start,
        end,
        source: { label: '原文', help: '正则中的写法' },
        en: { label: '英文', help: '含义的英文说明' },
        zh: { label: '中文', help: '含义的中文说明' },
        min: { label: '最少', help: '量词的次数' },
        max: { label: '最多', help: '量词的次数，没有则不限' },
      },
    },
    risk: {
      label: '风险',
      help: '在回溯引擎中发生灾难性回溯（ReDoS）的风险',
      choices: { none: '未发现', high: '高', unknown: '无法判断' },
    },
    overlaps: {
      label: '重叠',
      help: '能匹配相同字符的部分',
      columns: {
        first: { label: '其一', help: '正则的一部分' },
        second: { label: '其二', help: '能匹配相同内容的部分' },
      },
    },
    code: { label: '代码', help: '输出所有匹配' },
    median: { label: '中位数', help: '一次搜索的用时，单位为毫秒' },
    minimum: { label: '最快', help: '一次搜索的用时，单位为毫秒' },
    maximum: { label: '最慢', help: '一次搜索的用时，单位为毫秒' },
    operationsPerSecond: { label: '每秒搜索次数', help: '按中位数计算' },
    rounds: { label: '轮数', help: '在时间限制内完成了多少轮' },
  },
  guide: {
    steps: [
      '输入正则，或选用常用正则，再粘贴你的文本。',
      '在文本旁查看匹配；在其他标签页中替换、拆分或查看解释。',
      '复制匹配，或把正则复制为你所用语言的代码。',
    ],
    questions: [
      {
        question: '该选哪个引擎？',
        answer:
          'QuickJS 和 JavaScript 语法相同，QuickJS 超时会自行停止。Go 的正则选 RE2，Rust 的选 Rust；Ruby 和 TextMate 语法选 Oniguruma，PHP、R、nginx 选 PCRE2，Python 选 Python；后三者支持占有量词。Python 的正则由 PCRE2 执行，两者对你的正则理解不同时会给出警告。',
      },
      {
        question: '正则运行太久会怎样？',
        answer:
          '到达时间限制就会停止，页面照常可用。常见原因是灾难性回溯（ReDoS），“解释”标签页会指出哪些部分能匹配相同的字符。',
      },
      {
        question: '位置如何计数？',
        answer: '无论哪个引擎都从 0 开始，以 UTF-16 码元计，与 JavaScript 相同。多数 Emoji 占两个。',
      },
      {
        question: '替换内容里可以写什么？',
        answer:
          "$1 到 $99 表示分组，$<name> 表示命名分组，$& 表示匹配，$` 和 $' 表示匹配之前和之后的内容，$$ 表示美元符号：所有引擎都用 JavaScript 的写法，\\1 应写成 $1。启用“转换大小写”后还可用 \\U、\\L、\\u、\\l、\\E：\\u\\L$1 把 ADA 变成 Ada。",
      },
    ],
  },
}
