import type { NamedCall } from '#src/contract/registry.ts'
import { hostileFiles } from '#tests/fixtures/hostile-files.ts'
import type { HostileRequest } from './hostile-requests.ts'

const boundary = '----a-boundary-of-this-very-proof'
const type = `multipart/form-data; boundary=${boundary}`
const part = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`

const repeated = (piece: string, bytes: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(piece.repeat(Math.floor(bytes / piece.length))))

/** Returns hostile requests for a call that accepts a file upload. */
export function createHostileForms({ upload = '', uploadBytes = 0 }: NamedCall): HostileRequest[] {
  const withFile = ([name, bytes]: [string, Uint8Array<ArrayBuffer>]): HostileRequest => {
    const body = new FormData()
    for (const [field, value] of [
      ['poolId', '1'],
      ['texts', 'en'],
    ] as const)
      body.set(field, value)
    body.set(upload, new File([bytes], name))
    return { title: name, body }
  }
  return [
    { title: 'tiny parts', body: repeated(part, uploadBytes), type },
    {
      title: 'a long head',
      body: new Uint8Array(
        Buffer.concat([Buffer.from(`--${boundary}\r\n`), repeated('a:b\r\n', uploadBytes)]),
      ),
      type,
    },
    {
      title: 'fields of a form',
      body: repeated('a=1&', uploadBytes),
      type: 'application/x-www-form-urlencoded',
    },
    ...hostileFiles(uploadBytes)
      .filter(([, { length }]) => length <= uploadBytes)
      .map(withFile),
  ]
}
