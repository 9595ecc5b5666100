import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  sort: [
    {
      title: { en: 'File names, 2 before 10', zh: '文件名（2 在 10 前）' },
      input: { text: 'file10.txt\nfile2.txt\nfile1.txt\n', by: 'natural' },
      output: { text: 'file1.txt\nfile2.txt\nfile10.txt\n', lines: 3 },
    },
    {
      title: { en: 'Amounts, the largest first', zh: '金额从大到小' },
      input: { text: '电费 ¥186.50\n房租 ¥4,200\n话费 ¥59\n水费 ¥-12.3', by: 'number', descending: true },
      output: { text: '房租 ¥4,200\n电费 ¥186.50\n话费 ¥59\n水费 ¥-12.3', lines: 4 },
    },
    {
      title: { en: 'Names by pinyin', zh: '姓名按拼音' },
      input: { text: '王伟\n李娜\n张敏\n陈静', by: 'pinyin' },
      output: { text: '陈静\n李娜\n王伟\n张敏', lines: 4 },
    },
    {
      title: { en: 'Addresses of a network', zh: '网络地址' },
      input: { text: '10.0.0.10\n10.0.0.9\n2001:db8::1\n9.255.0.1', by: 'ip' },
      output: { text: '9.255.0.1\n10.0.0.9\n10.0.0.10\n2001:db8::1', lines: 4 },
    },
  ],
  unique: [
    {
      title: { en: 'A list with duplicates', zh: '有重复的列表' },
      input: { text: 'apple\nbanana\napple\ncherry\nbanana\napple' },
      output: { text: 'apple\nbanana\ncherry', lines: 3, removed: 3 },
    },
    {
      title: { en: 'How often each occurs', zh: '统计出现次数' },
      input: { text: '北京\n上海\n北京\n广州\n北京\n上海', show: 'counts' },
      output: { text: '3\t北京\n2\t上海\n1\t广州', lines: 3, removed: 3 },
    },
  ],
  filter: [
    {
      title: { en: 'Errors of a log', zh: '日志中的错误' },
      input: { text: '10:00 INFO start\n10:01 ERROR disk full\n10:02 INFO retry\n10:03 error: gave up', find: 'error' },
      output: { text: '10:01 ERROR disk full\n10:03 error: gave up', lines: 2 },
    },
    {
      title: { en: 'Without comments and empty lines', zh: '去掉注释和空行' },
      input: {
        text: '# settings\nport=8080\n\n  # hosts\nhost=example.org',
        find: '^\\s*(#|$)',
        regex: true,
        invert: true,
      },
      output: { text: 'port=8080\nhost=example.org', lines: 2 },
    },
  ],
  edit: [
    {
      title: { en: 'A numbered list', zh: '编号列表' },
      input: { text: '  准备材料 \n\n提交申请\n等待审核  ', empty: 'remove', number: '{n}. ' },
      output: { text: '1. 准备材料\n2. 提交申请\n3. 等待审核', lines: 3 },
    },
    {
      title: { en: 'The latest line first', zh: '最新一行在最前' },
      input: { text: 'Mon\nTue\nWed\n', reverse: true, prefix: '- ' },
      output: { text: '- Wed\n- Tue\n- Mon\n', lines: 3 },
    },
  ],
  shuffle: [
    {
      title: { en: 'An order that can be checked', zh: '可以核对的随机顺序' },
      input: { text: '林小雨\n王伟\n李娜\n张敏', seed: '2026-11-25' },
      output: { text: '王伟\n林小雨\n张敏\n李娜', seed: '2026-11-25' },
    },
    {
      title: { en: 'A new order each time', zh: '每次不同的顺序' },
      input: { text: 'red\ngreen\nblue' },
      output: { text: 'blue\nred\ngreen', seed: '8f4b1d0c6a2e9753' },
      varies: ['text', 'seed'],
    },
  ],
  split: [
    {
      title: { en: 'Tags', zh: '标签' },
      input: { text: 'red,green,blue' },
      output: { text: 'red\ngreen\nblue', lines: 3 },
    },
    {
      title: { en: 'At commas of any kind, two per line', zh: '各种逗号，每行两项' },
      input: { text: '苹果，香蕉、橙子,葡萄', at: '[，、,]', regex: true, perLine: 2 },
      output: { text: '苹果，香蕉\n橙子,葡萄', lines: 2 },
    },
  ],
  join: [
    {
      title: { en: 'A sentence', zh: '连成一句' },
      input: { text: 'red\ngreen\nblue', last: ' and ' },
      output: { text: 'red, green and blue' },
    },
    {
      title: { en: 'Values for SQL', zh: 'SQL 的值' },
      input: { text: "Ada\nO'Neil\n林小雨", quote: "'" },
      output: { text: "'Ada', 'O''Neil', '林小雨'" },
    },
  ],
  columns: [
    {
      title: { en: 'Name and city swapped', zh: '姓名与城市互换' },
      input: { text: 'Ada,36,London\nAlan,41,Wilmslow', pick: '3,1', join: ' · ' },
      output: { text: 'London · Ada\nWilmslow · Alan' },
    },
  ],
  compare: [
    {
      title: { en: 'Who is missing', zh: '谁没来' },
      input: { left: '林小雨\n王伟\n李娜', right: '李娜\n张敏\n林小雨' },
      output: {
        onlyLeft: '王伟',
        onlyRight: '张敏',
        both: '林小雨\n李娜',
        either: '林小雨\n王伟\n李娜\n张敏',
        counts: { onlyLeft: 1, onlyRight: 1, both: 2, either: 4 },
      },
    },
  ],
  replace: [
    {
      title: { en: 'Two words that swap', zh: '两个词互换' },
      input: { text: 'left is right, right is left', pairs: 'left → right\nright → left' },
      output: {
        text: 'right is left, left is right',
        counts: [
          { from: 'left', count: 2 },
          { from: 'right', count: 2 },
        ],
      },
    },
    {
      title: { en: 'Dates in another order', zh: '调整日期格式' },
      input: { text: '05.01.2026 到 31.12.2026', pairs: '(\\d\\d)\\.(\\d\\d)\\.(\\d{4}) → $3-$2-$1', regex: true },
      output: {
        text: '2026-01-05 到 2026-12-31',
        counts: [{ from: '(\\d\\d)\\.(\\d\\d)\\.(\\d{4})', count: 2 }],
      },
    },
  ],
  extract: [
    {
      title: { en: 'Emails of a message', zh: '消息中的邮箱' },
      input: { text: '请联系 lin@example.org，或抄送 Ada <ada@example.com>、lin@example.org。' },
      output: { text: 'lin@example.org\nada@example.com', count: 2 },
    },
    {
      title: { en: 'Mobile numbers', zh: '手机号' },
      input: { text: '林小雨：13800138000；王伟 139-0013-9000；订单 202601051380013800', kind: 'phone-cn' },
      output: { text: '13800138000\n139-0013-9000', count: 2 },
    },
  ],
}
