import { bytesOf } from '#server/services/publishing/bank/bundle.ts'
import { writeZip } from '#server/services/publishing/bank/zip/write-zip.ts'
import type { NamedCall } from '#src/contract/registry.ts'
import type { Hostile } from './bodies.ts'

const megabyte = 1024 * 1024
const boundary = '----a-boundary-of-this-very-proof'
const type = `multipart/form-data; boundary=${boundary}`
const part = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`

const repeated = (piece: string, bytes: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(piece.repeat(Math.floor(bytes / piece.length))))

const nested = `${'<div>'.repeat(30_000)}Which?${'</div>'.repeat(30_000)}`
const moodle = `<quiz><question type="truefalse"><questiontext format="html"><text><![CDATA[${nested}]]></text></questiontext><answer fraction="100"><text>true</text></answer></question></quiz>`

/** Files that are costly to read for their size. */
const files = (bytes: number): [name: string, bytes: Uint8Array<ArrayBuffer>][] => [
  ['zeros.png', new Uint8Array(bytes)],
  ['nuls.zip', writeZip(new Map([['a.xml', new Uint8Array(60 * megabyte)]]))],
  ['questions.zip', writeZip(new Map([['a.gift', bytesOf('Right? {T}\n\n'.repeat(4_000_000))]]))],
  ['elements.zip', writeZip(new Map([['a.xml', bytesOf(`<quiz>${'<a b="c"/>'.repeat(290_000)}</quiz>`)]]))],
  [
    'many.zip',
    writeZip(new Map(Array.from({ length: 5000 }, (_, each) => [`${each}.xml`, bytesOf('<quiz/>')]))),
  ],
  ['nested.gift', new Uint8Array(bytesOf(`${nested} {T}`))],
  ['nested.xml', new Uint8Array(bytesOf(moodle))],
]

/** The hostile requests of a call that uploads a file. */
export function hostileForms({ upload = '', uploadBytes = 0 }: NamedCall): Hostile[] {
  const withFile = ([name, bytes]: [string, Uint8Array<ArrayBuffer>]): Hostile => {
    const body = new FormData()
    for (const [field, value] of [
      ['poolId', '1'],
      ['texts', 'en'],
    ] as const)
      body.set(field, value)
    body.set(upload, new File([bytes], name))
    return { says: name, body }
  }
  return [
    { says: 'tiny parts', body: repeated(part, uploadBytes), type },
    {
      says: 'a long head',
      body: new Uint8Array(
        Buffer.concat([Buffer.from(`--${boundary}\r\n`), repeated('a:b\r\n', uploadBytes)]),
      ),
      type,
    },
    {
      says: 'fields of a form',
      body: repeated('a=1&', uploadBytes),
      type: 'application/x-www-form-urlencoded',
    },
    ...files(uploadBytes)
      .filter(([, { length }]) => length <= uploadBytes)
      .map(withFile),
  ]
}
