import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

export const samples: Samples<typeof operations> = {
  hashText: [
    {
      title: { en: 'Text with Chinese', zh: '中英文本' },
      input: { text: 'Toolbench 工具台' },
      output: {
        hash: '4ecf6e4d26f0c47089dedc35c18b5f9d',
        short: '26f0c47089dedc35',
        upper: '4ECF6E4D26F0C47089DEDC35C18B5F9D',
      },
    },
    {
      title: { en: 'With a salt', zh: '加盐' },
      input: { text: '123456', salt: 'season@7' },
      output: {
        hash: '9693b6df8c49bfe4849d2e188ae40032',
        short: '8c49bfe4849d2e18',
        upper: '9693B6DF8C49BFE4849D2E188AE40032',
      },
    },
    {
      title: { en: 'Hashed twice', zh: '两次 MD5' },
      input: { text: 'hello', rounds: 2 },
      output: {
        hash: '69a329523ce1ec88bf63061863d9cb14',
        short: '3ce1ec88bf630618',
        upper: '69A329523CE1EC88BF63061863D9CB14',
      },
    },
    {
      title: { en: 'In GBK', zh: 'GBK 编码' },
      input: { text: '你好', charset: 'gbk' },
      output: {
        hash: 'b94ae3c6d892b29cf48d9bea819b27b9',
        short: 'd892b29cf48d9bea',
        upper: 'B94AE3C6D892B29CF48D9BEA819B27B9',
      },
    },
    {
      title: { en: 'A list of names', zh: '姓名列表' },
      input: { text: '林小雨\n张伟', eachLine: true },
      output: {
        hash: '5a62582d52e1926007d2883b2ca3dfb7\n305be7965375e114a6965c245e1ffc9e',
        short: '52e1926007d2883b\n5375e114a6965c24',
        upper: '5A62582D52E1926007D2883B2CA3DFB7\n305BE7965375E114A6965C245E1FFC9E',
      },
    },
  ],
  hashFile: [
    {
      title: { en: 'A small text file', zh: '小文本文件' },
      input: { file: new File(['hello'], 'hello.txt', { type: 'text/plain' }) },
      output: {
        hash: '5d41402abc4b2a76b9719d911017c592',
        short: 'bc4b2a76b9719d91',
        upper: '5D41402ABC4B2A76B9719D911017C592',
        size: 5,
      },
    },
    {
      title: { en: 'A table', zh: '表格文件' },
      input: { file: new File(['date,名称\n2026-01-05,绿茶\n'], '订单.csv', { type: 'text/csv' }) },
      output: {
        hash: '5964a8aaae49e343aebe88a8325ac5db',
        short: 'ae49e343aebe88a8',
        upper: '5964A8AAAE49E343AEBE88A8325AC5DB',
        size: 30,
      },
    },
  ],
}
