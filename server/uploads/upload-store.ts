/** A store of uploaded images. */
export interface UploadStore {
  /** Stores a file under a path such as `logo/site.png`, replacing an existing one. */
  put(path: string, bytes: Buffer, type: string): Promise<void>
  /** Returns undefined when there is no such file. */
  get(path: string): Promise<Buffer | undefined>
}
