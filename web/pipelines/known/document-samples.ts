import { type PipelineSample, sample, step } from './sample.ts'

const token = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI3IiwiaWF0IjoxNzAwMDAwMDAwfQ.c2lnbmF0dXJl'

const catalog =
  '<teas><tea sort="green">Longjing</tea><tea sort="dark">Pu’er</tea><tea sort="green">Biluochun</tea></teas>'

/** Samples with tokens, times and documents. */
export const documentSamples: readonly PipelineSample[] = [
  sample(
    'Claims of a JWT with readable times',
    'JWT 声明中的时间转为可读',
    token,
    step('jwt', 'decode'),
    step('timestamp', 'replace', { options: { to: 'utc' } }),
  ),
  sample(
    'JWT to TypeScript types',
    'JWT 转 TypeScript 类型',
    token,
    step('jwt', 'decode'),
    step('json-to-ts', 'convert', { options: { typeName: 'Claims' } }),
  ),
  sample(
    'When UUIDs were made',
    'UUID 的生成时间',
    '017f22e2-79b0-7cc3-98c4-dc0c0c07398f\nc232ab00-9414-11ec-b3c8-9f6bdeced846\n',
    step('uuid', 'inspect'),
    step('json-editor', 'query', { options: { path: '$.entries[*].time' } }),
    step('timestamp', 'convert', { each: 'item', output: 'utc' }),
  ),
  sample(
    'Commands of a crontab',
    'crontab 中的命令',
    '# backups\n30 2 * * * /usr/bin/backup --all\n0 9 * * 1-5 /usr/bin/report\n',
    step('cron', 'crontab'),
    step('json-editor', 'query', { options: { path: '$[*].command' } }),
  ),
  sample(
    'Days of the week to a schedule in words',
    '星期转 Cron 表达式并解释',
    'mon\nfri\n',
    step('cron', 'build', { input: 'weekdays', options: { every: 'week', hour: 9, minute: 30 } }),
    step('cron', 'explain', { output: 'fields' }),
  ),
  sample(
    'XML to TypeScript types',
    'XML 转 TypeScript 类型',
    catalog,
    step('xml', 'to-json'),
    step('json-to-ts', 'convert', { options: { typeName: 'Catalog' } }),
  ),
  sample(
    'Values of an XML attribute, each once',
    'XML 属性值去重',
    catalog,
    step('xml', 'query', { options: { xpath: '//tea/@sort/string()' } }),
    step('text-lines', 'unique'),
  ),
  sample(
    'Escaped text to formatted JSON',
    '反转义并格式化 JSON',
    '{\\"id\\":7,\\"name\\":\\"\\u8336\\"}',
    step('escape', 'unescape', { options: { format: 'json' } }),
    step('json-editor', 'format'),
  ),
  sample(
    'Invisible characters in a list',
    '查找列表中的不可见字符',
    'green tea\nblack\u200b tea\ngreen tea\n',
    step('text-lines', 'unique'),
    step('escape', 'inspect', { output: 'findings' }),
  ),
]
