import type { LoadedTool } from '#core/load-tools.node.ts'
import { pipelinesId } from '#core/pipeline/definition.ts'
import { errors } from '#core/pipeline/errors.ts'
import { runOperation } from '#core/pipeline/run-operation.ts'
import type { Operation } from '#kit/operation.ts'
import type { AnyTexts } from '#kit/texts.ts'

/** The operation without access to tools: used here for its description only. */
const run = runOperation(async () => undefined) as unknown as Operation

const pipeline = {
  version: 1,
  steps: [
    { tool: 'base64', operation: 'decode' },
    { tool: 'json-editor', operation: 'format', options: { indent: 2 } },
  ],
}

const en: AnyTexts = {
  operations: {
    run: {
      title: 'Run a pipeline',
      description:
        'Runs operations one after another; each step’s output is the next step’s input. All steps are checked before the first one runs.',
    },
  },
  input: {
    pipeline: {
      label: 'Pipeline',
      help: 'The steps: a tool and an operation each, with options; “input” and “output” name fields other than the main ones, “off” skips a step, “each” runs it for each line or each item of a JSON array',
    },
    input: { label: 'Input', help: 'The input of the first step: text or a file' },
  },
  output: {
    output: { label: 'Output', help: 'The output of the last step: text or a file' },
    steps: {
      label: 'Steps',
      help: 'A summary of each step’s output',
      columns: {
        index: { label: 'Index', help: 'The step’s position in the pipeline, from 0' },
        tool: { label: 'Tool', help: 'The id of the tool' },
        operation: { label: 'Operation', help: 'The name of the operation' },
        kind: {
          label: 'Kind',
          help: 'Type of the output',
          choices: { text: 'Text', file: 'File' },
        },
        type: { label: 'Type', help: 'The media type; empty if unknown' },
        preview: { label: 'Preview', help: 'The first 200 characters of text, or the name of a file' },
        size: { label: 'Size', help: 'In characters for text, in bytes for a file' },
        runs: { label: 'Runs', help: 'How many times the operation ran' },
        warnings: { label: 'Warnings', help: 'What the operation warned of, each once, 20 at most' },
      },
    },
  },
  guide: { steps: [], questions: [] },
}

const zh: AnyTexts = {
  operations: {
    run: {
      title: '运行流水线',
      description: '依次运行多个操作，前一步的结果是后一步的输入。运行之前会检查全部步骤。',
    },
  },
  input: {
    pipeline: {
      label: '流水线',
      help: '各个步骤：工具、操作和选项；“input”和“output”指定主要字段以外的字段，“off”跳过该步骤，“each”对每行或 JSON 数组的每一项各运行一次',
    },
    input: { label: '输入', help: '第一步的输入：文本或文件' },
  },
  output: {
    output: { label: '输出', help: '最后一步的输出：文本或文件' },
    steps: {
      label: '步骤',
      help: '各步骤结果的摘要',
      columns: {
        index: { label: '序号', help: '从 0 开始，与流水线中的步骤一致' },
        tool: { label: '工具', help: '工具的 id' },
        operation: { label: '操作', help: '操作的名称' },
        kind: { label: '类型', help: '结果的类型', choices: { text: '文本', file: '文件' } },
        type: { label: '媒体类型', help: '未知时为空' },
        preview: { label: '预览', help: '文本的前 200 个字符，或文件名' },
        size: { label: '大小', help: '文本的字符数，或文件的字节数' },
        runs: { label: '次数', help: '操作运行的次数' },
        warnings: { label: '警告', help: '操作的警告，每种一条，最多 20 条' },
      },
    },
  },
  guide: { steps: [], questions: [] },
}

/** The operation that runs pipelines, wrapped in a tool that HTTP and MCP describe. It is in no list of tools. */
export const pipelinesTool: LoadedTool = {
  id: pipelinesId,
  category: 'other',
  popularity: 50,
  title: { en: 'Pipelines', zh: '流水线' },
  summary: { en: 'Operations one after another', zh: '依次运行多个操作' },
  description: { en: en.operations['run']?.description ?? '', zh: zh.operations['run']?.description ?? '' },
  keywords: { en: [], zh: [] },
  operations: { run },
  errors,
  samples: {
    run: [
      {
        title: { en: 'Base64 to formatted JSON', zh: 'Base64 转格式化的 JSON' },
        input: { pipeline, input: 'eyJpZCI6N30=' },
        output: {
          output: '{\n  "id": 7\n}',
          steps: [
            {
              index: 0,
              tool: 'base64',
              operation: 'decode',
              kind: 'text',
              type: 'text/plain',
              preview: '{"id":7}',
              size: 8,
              runs: 1,
              warnings: [],
            },
            {
              index: 1,
              tool: 'json-editor',
              operation: 'format',
              kind: 'text',
              type: 'application/json',
              preview: '{\n  "id": 7\n}',
              size: 13,
              runs: 1,
              warnings: [],
            },
          ],
        },
      },
    ],
  },
  texts: { en, zh },
}
