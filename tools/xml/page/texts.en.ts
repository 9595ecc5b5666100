/** What the page says besides the words of fields and operations. */
export const en = {
  tree: 'Tree',
  text: 'Text',
  document: 'Document',
  openAll: 'Expand all',
  closeAll: 'Collapse all',
  children: '{count|child|children}',
  path: 'Path',
  nodes: '{count|node|nodes}',
  copyPath: 'Copy XPath',
  copyAttribute: 'Copy XPath of @{name}',
  copySource: 'Copy XML of this node',
  more: 'More',
  copied: 'Copied',
  copyFailed: 'Failed to copy to clipboard',
  showText: 'Show in text',
  comment: 'Comment',
  cdata: 'CDATA',
  instruction: 'Processing instruction',
  declaration: 'Declaration',
  doctype: 'Document type',
  textNode: 'Text',
}

export type PageTexts = typeof en
