export interface JavaOptions {
  packageName: string
  style: 'record' | 'class' | 'lombok'
  annotations: 'jackson' | 'gson' | 'fastjson2' | 'none'
  numbers: 'boxed' | 'primitive'
  dates: 'text' | 'java.time'
  nullable: 'none' | 'jspecify' | 'optional'
  unknown: 'ignore' | 'fail'
  nested: 'inside' | 'files'
  builder: boolean
  comments: boolean
}
