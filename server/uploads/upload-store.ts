/** Where uploaded images are kept. */
export interface UploadStore {
  /** Keeps a file under a path such as `logo/site.png`, over one that was there. */
  put(path: string, bytes: Buffer, type: string): Promise<void>
  /** Undefined when there is no such file. */
  get(path: string): Promise<Buffer | undefined>
}
