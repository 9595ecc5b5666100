export interface KotlinOptions {
  packageName: string
  serialization: 'none' | 'kotlinx' | 'gson'
  defaults: boolean
  nullable: boolean
}
