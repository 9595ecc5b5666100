import { defineErrors } from '#kit/errors.ts'

/** The errors of pipelines themselves, between the operations of the steps. */
export const errors = defineErrors({
  stepNotText: {
    en: 'This step takes text, but its input is a file that holds none',
    zh: '此步骤需要文本，但收到的文件不是文本',
  },
  stepNotJson: {
    en: 'For each item, the input must be JSON: unexpected {found} at line {line}, column {column}',
    zh: '逐项处理需要 JSON 输入：第 {line} 行第 {column} 列是 {found}',
  },
  stepNotArray: {
    en: 'For each item, the input must be a JSON array',
    zh: '逐项处理的输入必须是 JSON 数组',
  },
  stepTooManyRuns: {
    en: 'A pipeline runs at most {most} operations, and this step would need {runs} more',
    zh: '一条流水线最多运行 {most} 次操作，此步骤还需要 {runs} 次',
  },
  stepTooLong: {
    en: 'The text between two steps holds at most {mebibytes} MiB',
    zh: '步骤之间的文本最多 {mebibytes} MiB',
  },
})

/** The issues of a definition whose steps do not fit together, found before it runs. */
export const connectionSentences = {
  tool: { en: 'There is no such tool', zh: '没有这个工具' },
  operation: { en: 'This tool has no such operation', zh: '此工具没有这个操作' },
  noInput: {
    en: 'This operation cannot take the result of the step before',
    zh: '此操作无法接收上一步的结果',
  },
  unfitInput: {
    en: 'This field takes neither text nor a file',
    zh: '此字段既不接收文本，也不接收文件',
  },
  output: { en: 'This operation gives no such field', zh: '此操作的结果没有这个字段' },
  taken: {
    en: 'This field takes the result of the step before',
    zh: '此字段接收上一步的结果，不能另行设置',
  },
  eachFile: {
    en: 'To run for each line or item, the operation must give text, not a file',
    zh: '逐行或逐项处理时，操作的结果必须是文本，不能是文件',
  },
}
