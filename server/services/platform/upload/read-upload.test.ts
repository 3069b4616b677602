import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as files from '#tests/fixtures/files.ts'
import { readDocumentOrPicture, readPortrait } from './read-upload.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test.each([
  ['a PDF', async () => files.pdf, 'application/pdf', 'pdf'],
  ['a document of Word', async () => files.docx, docx, 'docx'],
])('%s is stored as it is', async (_, make, type, extension) => {
  const bytes = await make()
  expect(await readDocumentOrPicture(bytes)).toEqual({ type, extension, bytes })
})

test.each([
  ['a JPEG', files.jpeg, 'image/jpeg', 'jpg', 'jpeg'],
  ['a PNG', files.png, 'image/png', 'png', 'png'],
])(
  '%s is drawn again in its own format, as a document and as a portrait',
  async (_, make, type, extension, format) => {
    for (const read of [readDocumentOrPicture, readPortrait]) {
      const found = await read(await make())
      expect(found).toMatchObject({ type, extension })
      const { exif, ...about } = await sharp(found?.bytes).metadata()
      expect(about).toMatchObject({ format, width: 40, height: 30 })
      expect(exif).toBeUndefined()
    }
  },
)

test('a picture that a camera has turned is stored upright', async () => {
  const turned = await sharp(await files.jpeg())
    .withMetadata({ orientation: 6 })
    .toBuffer()
  for (const read of [readDocumentOrPicture, readPortrait])
    expect(await sharp((await read(turned))?.bytes).metadata()).toMatchObject({ width: 30, height: 40 })
})

test('a portrait is a square of 512 pixels at most', async () => {
  const background = '#123456'
  const wide = await sharp({ create: { width: 1200, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  expect(await sharp((await readPortrait(wide))?.bytes).metadata()).toMatchObject({ width: 512, height: 512 })
})

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['a zip', async () => files.plainZip],
  ['a page', async () => files.html],
  ['a program', async () => files.executable],
  ['a drawing with a program', async () => files.svg],
  ['a huge picture', async () => files.hugePicture()],
  ['the beginning of a picture', async () => (await files.png()).subarray(0, 60)],
])('%s is neither', async (_, make) => {
  const bytes = await make()
  expect([await readDocumentOrPicture(bytes), await readPortrait(bytes)]).toEqual([undefined, undefined])
})

test('a document is not accepted as a portrait', async () => {
  expect([await readPortrait(files.pdf), await readPortrait(files.docx)]).toEqual([undefined, undefined])
})

test('a picture may have 50 million points to be a document, and 16 million to be a portrait', async () => {
  expect(await readPortrait(files.hugePicture(3900))).toMatchObject({ type: 'image/png' })
  expect(await readPortrait(files.hugePicture(4100))).toBeUndefined()
  expect(await readDocumentOrPicture(files.hugePicture(7200))).toBeUndefined()
})
