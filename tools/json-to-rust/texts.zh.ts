import { jsonSource } from '#kit/words/json-source.ts'
import { sentencesIn } from '#kit/words/sentences-in.ts'
import { warningSentences } from './rust/warnings.ts'
import type { en } from './texts.en.ts'

export const zh: typeof en = {
  operations: {
    convert: { title: '生成', description: '根据 JSON 生成 Rust 类型。', done: '已生成' },
  },
  input: {
    json: { label: 'JSON', help: '一个示例、每行一个的多个示例，或 JSON Schema' },
    source: jsonSource.zh,
    typeName: { label: '根类型名', help: '其他类型以键名命名' },
    derives: {
      label: '派生',
      help: '按顺序排列的 trait，例如 PartialEq、Default 或 sqlx::FromRow；类型不支持时会省略',
    },
    nullable: {
      label: 'null 与缺失的键',
      help: '键可能为 null 也可能缺失时用两层 Option 区分，或合为一层',
      choices: { option: '两层 Option', single: '一层 Option' },
    },
    skipNone: { label: '省略所有 None', help: '示例中为 null 的键也会省略' },
    public: { label: '公开', help: '类型和字段加 pub' },
  },
  output: {
    code: { label: 'Rust', help: '符合 rustfmt 格式的文件' },
    warnings: {
      label: '警告',
      help: 'Rust 无法原样表示的内容；最多列出 1000 条',
      columns: {
        line: { label: '行', help: '从 1 开始' },
        column: { label: '列', help: '从 1 开始' },
        message: { label: '说明', help: '会丢失的内容，或类型需要的设置' },
        code: {
          label: '代码',
          help: '警告代码，供程序判断',
          choices: sentencesIn(warningSentences, 'zh'),
        },
        params: { label: '参数', help: '说明中的变量值' },
      },
    },
  },
  guide: {
    steps: [
      '粘贴 JSON 示例，或拖入文件。',
      '填写根类型名，列出要派生的 trait。',
      '复制生成的文件；Cargo.toml 需要 serde（启用 derive）和 serde_json。',
    ],
    questions: [
      {
        question: '一个值有多种类型怎么办？',
        answer:
          '生成带 #[serde(untagged)] 的枚举，每种类型一个变体。有数字超出 u64 和 f64 时改用 serde_json::Value，因为 serde 无法把这样的数字读入这种枚举。',
      },
      {
        question: '为什么会有两层 Option？',
        answer: '这个键有时为 null，有时缺失：外层表示缺失。不需要区分时可选“一层 Option”。',
      },
      {
        question: '大数字会丢精度吗？',
        answer:
          '整数用 i64 或 u64；更长的整数和 f64 会舍入的小数用 serde_json::Number，启用 arbitrary_precision 特性后不丢精度。',
      },
      {
        question: '键怎样改名？',
        answer:
          '字段用蛇形命名。结构体的键都符合同一规则时用 rename_all，否则逐个 rename；关键字写成 r#type 这样的原始标识符。',
      },
      {
        question: '为什么 serde_json 最多只能读 128 层？',
        answer: '这是它自身的限制，可用 unbounded_depth 特性和 disable_recursion_limit 解除。',
      },
    ],
  },
}
