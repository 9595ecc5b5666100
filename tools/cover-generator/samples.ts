import type { Samples } from '#kit/samples.ts'
import type * as operations from './operations.ts'

/** The file of a result; its pixels are compared by other tests. */
const file = (name: string, type: string): File => new File([], name, { type })

export const samples: Samples<typeof operations> = {
  generate: [
    {
      language: 'zh',
      title: { en: 'A post about design', zh: '技术文章' },
      input: {
        title: '前端工程师的设计系统实践',
        subtitle: '从组件到规范的完整指南',
        author: '工具台',
        preset: 'tech',
        position: 'middle',
      },
      output: { file: file('cover-wechat.png', 'image/png'), width: 900, height: 500, contrast: 4.5, readable: true },
      varies: ['file', 'contrast'],
    },
    {
      language: 'zh',
      title: { en: 'A note in portrait', zh: '小红书笔记' },
      input: { title: '三分钟学会手冲咖啡', subtitle: '新手也能一次成功', preset: 'creative', size: 'xiaohongshu' },
      output: {
        file: file('cover-xiaohongshu.png', 'image/png'),
        width: 1242,
        height: 1660,
        contrast: 4.5,
        readable: true,
      },
      varies: ['file', 'contrast'],
    },
    {
      language: 'en',
      title: { en: 'A link preview, twice as sharp', zh: '两倍清晰的链接预览' },
      input: {
        title: 'Designing calm interfaces',
        subtitle: 'Notes from ten years of shipping',
        author: 'Ada Lovelace',
        preset: 'geometric',
        size: 'open-graph',
        align: 'right',
        position: 'middle',
        format: 'jpeg',
        scale: 2,
      },
      output: {
        file: file('cover-open-graph.jpg', 'image/jpeg'),
        width: 2400,
        height: 1260,
        contrast: 4.5,
        readable: true,
      },
      varies: ['file', 'contrast'],
    },
    {
      language: 'zh',
      title: { en: 'Mountains in ink, in a custom size', zh: '自定义尺寸的水墨封面' },
      input: {
        title: '山中何所有\n岭上多白云',
        author: '陶弘景',
        preset: 'ink',
        size: 'custom',
        width: 1000,
        height: 700,
        position: 'middle',
      },
      output: { file: file('cover-custom.png', 'image/png'), width: 1000, height: 700, contrast: 4.5, readable: true },
      varies: ['file', 'contrast'],
    },
  ],
  generateAll: [
    {
      language: 'zh',
      title: { en: 'One post in Chinese for every platform', zh: '一篇文章发遍各平台' },
      input: {
        title: '周末去哪儿：城市里的十个秘密花园',
        subtitle: '周末散步指南',
        preset: 'nature',
        position: 'middle',
        format: 'jpeg',
      },
      output: { file: file('covers.zip', 'application/zip'), count: 8, unreadable: [] },
      varies: ['file'],
    },
    {
      language: 'en',
      title: { en: 'One post for every platform', zh: '一篇英文文章发遍各平台' },
      input: {
        title: 'Ten quiet gardens in the city',
        subtitle: 'Walks for a weekend',
        preset: 'nature',
        position: 'middle',
        format: 'jpeg',
      },
      output: { file: file('covers.zip', 'application/zip'), count: 8, unreadable: [] },
      varies: ['file'],
    },
  ],
}
