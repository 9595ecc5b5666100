export interface RustOptions {
  derives: string[]
  public: boolean
  skipNone: boolean
  nullable: 'option' | 'single'
}
