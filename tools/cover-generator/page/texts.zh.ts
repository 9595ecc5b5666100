import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = {
  exampleTitle: '在这里输入标题',
  guides: '安全区',
  guidesHelp: '标出各平台都不会裁掉或遮住的范围，不会画进文件',
  all: '全部尺寸（ZIP）',
  allHelp: '把当前设计生成为全部 8 种尺寸并打包下载',
  stop: '停止',
  downloaded: '已下载',
  failed: '封面生成失败',
  cover: '封面内容',
}
