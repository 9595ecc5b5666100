import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  generate: [
    {
      title: { en: 'Five random UUIDs', zh: '5 个随机 UUID' },
      input: { count: 5 },
      output: {
        ids: '2cd02cf1-dae7-4dc1-8e91-b7e202d0cecc\n47599843-5861-464a-b9a0-de76c85a2294\n2821d680-6b31-460a-8602-dde03abc2926\n69ddb2b7-cb7b-4067-879c-26c14960fcae\n5fa33d00-8060-455c-8a6a-d65b20bdbefa',
        first: '2cd02cf1-dae7-4dc1-8e91-b7e202d0cecc',
        count: 5,
      },
      varies: ['ids', 'first'],
    },
    {
      title: { en: 'Sortable by time (v7)', zh: '按时间排序（v7）' },
      input: { kind: 'v7', count: 3 },
      output: {
        ids: '01a22961-154e-73b8-8919-655bb3540183\n01a22961-154e-73b8-8919-6bfbb983e66d\n01a22961-154e-73b8-8919-6cfb3a74e2e8',
        first: '01a22961-154e-73b8-8919-655bb3540183',
        count: 3,
      },
      varies: ['ids', 'first'],
    },
    {
      title: { en: 'From a domain name (v5)', zh: '由域名得到（v5）' },
      input: { kind: 'v5', name: 'www.example.com' },
      output: {
        ids: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
        first: '2ed6657d-e927-568b-95e1-2665a8aea6a2',
        count: 1,
      },
    },
    {
      title: { en: 'NanoIDs of ten digits', zh: '10 位数字的 NanoID' },
      input: { kind: 'nanoid', alphabet: '0123456789', length: 10, count: 3, separator: ', ' },
      output: { ids: '4339723069, 4070594744, 0723342343', first: '4339723069', count: 3 },
      varies: ['ids', 'first'],
    },
  ],
  inspect: [
    {
      title: { en: 'Versions 1 and 7, and a ULID', zh: '版本 1、版本 7 与 ULID' },
      input: {
        ids: 'c232ab00-9414-11ec-b3c8-9f6bdeced846\n017f22e2-79b0-7cc3-98c4-dc0c0c07398f\n01ARZ3NDEKTSV4RRFFQ69G5FAV',
      },
      output: {
        entries: [
          {
            id: 'c232ab00-9414-11ec-b3c8-9f6bdeced846',
            kind: 'v1',
            time: '2022-02-22T19:22:22.0000000Z',
            isValid: true,
            variant: 'rfc9562',
            sequence: 13_256,
            node: '9f:6b:de:ce:d8:46',
            integer: '258133314363070689776975542038781941830',
            base64: 'wjKrAJQUEeyzyJ9r3s7YRg==',
          },
          {
            id: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
            kind: 'v7',
            time: '2022-02-22T19:22:22.000Z',
            isValid: true,
            variant: 'rfc9562',
            integer: '1989357241971137676463954034883508623',
            base64: 'AX8i4nmwfMOYxNwMDAc5jw==',
          },
          {
            id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
            kind: 'ulid',
            time: '2016-07-30T23:54:10.259Z',
            isValid: true,
            variant: 'none',
            integer: '1777027686520646174104517696511196507',
            base64: 'AVY+OrXT1nZMYe+5kwK9Ww==',
          },
        ],
        count: 3,
      },
    },
  ],
  snowflake: [
    {
      title: { en: 'Of Discord', zh: 'Discord 的 ID' },
      input: { id: '175928847299117063' },
      output: { time: '2016-04-30T11:18:25.796Z', worker: 1, process: 0, sequence: 7 },
    },
  ],
  convert: [
    {
      title: { en: 'As Base64URL', zh: '转为 Base64URL' },
      input: { id: '2ed6657d-e927-568b-95e1-2665a8aea6a2', to: 'base64url' },
      output: { text: 'LtZlfeknVouV4SZlqK6mog' },
    },
    {
      title: { en: 'From an integer', zh: '由整数得到' },
      input: { id: '1989357241971137676463954034883508623' },
      output: { text: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f' },
    },
  ],
}
