/** What people bring to a tool: the kinds that the home page recognizes and that tools hand to each other. */
export type Material =
  | 'json'
  | 'base64'
  | 'url'
  | 'url-encoded'
  | 'sql'
  | 'yaml'
  | 'markdown'
  | 'text'
  | 'image'
  | 'file'
