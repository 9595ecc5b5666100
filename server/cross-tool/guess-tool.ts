import type { LoadedTool } from '#core/load-tools.node.ts'
import { guessId, guessOperation } from '#core/recognition/guess-operation.ts'
import type { Operation } from '#kit/operation.ts'
import type { AnyTexts } from '#kit/texts.ts'

/** The operation without access to tools: used here for its description only. */
const guess = guessOperation({ recognizers: async () => [], operations: async () => undefined }) as unknown as Operation

const en: AnyTexts = {
  operations: {
    guess: {
      title: 'Detect content',
      description:
        'Says what a text or a file is likely to be (JSON, Base64, a hash, an image, …) and which operations fit it, most likely first, each with its input. Looks at the first 100,000 characters or bytes.',
    },
  },
  input: {
    input: { label: 'Input', help: 'The text or file to look at' },
    language: {
      label: 'Language',
      help: 'The language of the answer',
      choices: { en: 'English', zh: 'Chinese' },
    },
  },
  output: {
    looksLike: { label: 'Looks like', help: 'What it is likely to be, and its size' },
    suggestions: {
      label: 'Suggestions',
      help: 'Up to 10; operations for any text or file are listed only when nothing else fits, up to 4',
      columns: {
        tool: { label: 'Tool', help: 'The id of the tool' },
        operation: { label: 'Operation', help: 'The name of the operation; over MCP it is “tool_operation”' },
        label: { label: 'What it does', help: 'In a few words' },
        confidence: { label: 'Confidence', help: 'From 0 to 1; 0.9 or more is “sure”' },
        sureness: {
          label: 'Confidence level',
          help: 'The confidence in one word; empty when the operation accepts anything',
        },
        kind: { label: 'Kind', help: 'What it looks like to this tool; empty when it could be anything' },
        brief: {
          label: 'Summary',
          help: 'The result in at most 80 characters; empty when it takes a run to know',
        },
        field: {
          label: 'Field',
          help: 'The field for the input as it is; empty when other fields contain all of it',
        },
        input: { label: 'Other fields', help: 'Values for other fields of the operation' },
      },
    },
  },
  guide: { steps: [], questions: [] },
}

const zh: AnyTexts = {
  operations: {
    guess: {
      title: '识别内容',
      description:
        '判断文本或文件可能是什么（JSON、Base64、哈希值、图片等），并列出适合的操作，最可能的在前，同时给出应填入的字段。只查看开头的 10 万个字符或字节。',
    },
  },
  input: {
    input: { label: '输入', help: '要识别的文本或文件' },
    language: { label: '语言', help: '回答使用的语言', choices: { en: '英文', zh: '中文' } },
  },
  output: {
    looksLike: { label: '识别结果', help: '可能是什么，以及内容的长度' },
    suggestions: {
      label: '建议',
      help: '最多 10 项；适用于任意文本或文件的操作，只在没有更合适的操作时列出，最多 4 项',
      columns: {
        tool: { label: '工具', help: '工具的 id' },
        operation: { label: '操作', help: '操作的名称；在 MCP 中写作 tool_operation' },
        label: { label: '作用', help: '用几个字说明' },
        confidence: { label: '置信度', help: '从 0 到 1；0.9 及以上表示确定' },
        sureness: { label: '置信等级', help: '用词语表示的置信度；适用于任意内容时为空' },
        kind: { label: '类型', help: '此工具认为它是什么；可以是任意内容时为空' },
        brief: { label: '结果摘要', help: '操作的结果，最多 80 个字符；需要运行才能得知时为空' },
        field: { label: '字段', help: '原样接收输入的字段；所需内容都在其他字段中时为空' },
        input: { label: '其他字段', help: '应填入该操作其他字段的内容' },
      },
    },
  },
  guide: { steps: [], questions: [] },
}

/** The operation `guess` wrapped in a tool that HTTP and MCP describe. It is in no list of tools. */
export const guessTool: LoadedTool = {
  id: guessId,
  category: 'other',
  popularity: 50,
  title: { en: 'Guess', zh: '识别' },
  summary: { en: 'What something is likely to be', zh: '判断内容可能是什么' },
  description: { en: en.operations['guess']?.description ?? '', zh: zh.operations['guess']?.description ?? '' },
  keywords: { en: [], zh: [] },
  operations: { guess },
  errors: {},
  samples: {
    guess: [
      {
        title: { en: 'Base64 of a text', zh: '文本的 Base64' },
        input: { input: 'VG9vbGJlbmNoIOW3peWFt+WPsA==' },
        output: {
          looksLike: 'Looks like Base64, 28 characters',
          suggestions: [
            {
              tool: 'base64',
              operation: 'decode',
              label: 'Decode Base64',
              confidence: 0.95,
              sureness: 'sure',
              kind: 'Base64',
              brief: 'Toolbench 工具台',
              field: 'base64',
              input: {},
            },
          ],
        },
      },
    ],
  },
  texts: { en, zh },
}
