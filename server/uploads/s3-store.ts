import { AwsClient } from 'aws4fetch'
import type { Settings } from '../settings/settings.ts'
import type { UploadStore } from './upload-store.ts'

/** Stores files in an S3-compatible store that several machines can share. */
export function s3Store(settings: Settings): UploadStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const client = new AwsClient({
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
    service: 's3',
    retries: 2,
  })
  const addressOf = (path: string) => `${S3_ENDPOINT.replace(/(?<!\/)\/+$/, '')}/${S3_BUCKET}/uploads/${path}`
  const signal = () => AbortSignal.timeout(20_000)

  return {
    async put(path, bytes, type) {
      const init = { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type }, signal: signal() }
      const answer = await client.fetch(addressOf(path), init)
      if (!answer.ok) throw new Error(`The upload store answered ${answer.status}`)
    },
    async get(path) {
      const answer = await client.fetch(addressOf(path), { signal: signal() })
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new Error(`The upload store answered ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}
