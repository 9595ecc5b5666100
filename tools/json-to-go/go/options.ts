export interface GoOptions {
  packageName: string
  omitempty: boolean
  nullable: 'pointer' | 'value'
  nested: 'separate' | 'inline'
  tags: string[]
  dates: 'string' | 'time'
}
