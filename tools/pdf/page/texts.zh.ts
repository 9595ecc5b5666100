import type { PageTexts } from './texts.en.ts'

export const zh: PageTexts = {
  local: '文件只在本机处理，不会上传。首次使用需加载 PDF 引擎（{size}）。',
  pages: '结果中的页面',
  count: '共 {count} 页',
  drawn: '已显示 {drawn}/{count} 页',
  cancel: '停止',
  reset: '恢复全部页面',
  page: '第 {page} 页',
  turn: '旋转第 {page} 页',
  remove: '删除第 {page} 页',
  earlier: '将第 {page} 页前移',
  later: '将第 {page} 页后移',
  hint: '拖动页面，或选中后按方向键，即可调整顺序。',
  moved: '第 {page} 页现在排在第 {place} 位，共 {count} 页',
  turned: '第 {page} 页已旋转 {angle}°',
  removed: '已删除第 {page} 页，还有 {count} 页',
  restored: '已恢复全部 {count} 页',
}
