import type { Storage, StoredPart } from '../../ports/storage.ts'
import { digestHeader } from './digest-header.ts'
import type { S3Client } from './s3-client.ts'
import { createStreamedRequest } from './streamed-request.ts'
import { textsOfElements } from './texts-of-elements.ts'

const partXml = ({ number, tag }: StoredPart): string =>
  `<Part><PartNumber>${number}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`

/** Returns the functions for files in parts: S3's multipart upload. */
export function createS3Parts({
  urlOf,
  send,
}: S3Client): Pick<Storage, 'beginParts' | 'storePart' | 'completeParts' | 'abortParts'> {
  const uploadUrl = ({ key, storageId }: { key: string; storageId: string }): string =>
    `${urlOf(key)}?uploadId=${encodeURIComponent(storageId)}`
  return {
    async beginParts({ key, type, digest }) {
      const headers = { 'content-type': type, [digestHeader]: digest }
      const response = await send(`${urlOf(key)}?uploads`, { method: 'POST', headers }, [200])
      const [storageId] = textsOfElements(await response.text(), 'UploadId')
      if (!storageId) throw new Error(`The bucket gave no id to the upload of ${key}`)
      return { key, storageId }
    },
    async storePart(file, number, bytes) {
      const address = `${uploadUrl(file)}&partNumber=${number}`
      const response = await send(address, createStreamedRequest(bytes), [200])
      return { number, tag: response.headers.get('etag') ?? '' }
    },
    async completeParts(file, parts) {
      const body = `<CompleteMultipartUpload>${parts.map(partXml).join('')}</CompleteMultipartUpload>`
      const response = await send(uploadUrl(file), { method: 'POST', body }, [200])
      // A bucket sends its status before it has joined the parts, so a failure is reported only in the body.
      const [code] = textsOfElements(await response.text(), 'Code')
      if (code) throw new Error(`The bucket could not complete ${file.key}: ${code}`)
    },
    async abortParts(file) {
      await send(uploadUrl(file), { method: 'DELETE' }, [204, 404])
    },
  }
}
