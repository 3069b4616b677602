import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPictures, savePicture } from '#src/contract/publishing/picture.ts'
import { isReadable } from '#src/domain/list/list-page.ts'
import { fileOf } from '../fixtures/files.ts'
import { type FakeBucket, openBucket } from '../fixtures/server/bucket.ts'
import { oneDatabase } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

let portal: Portal
let bucket: FakeBucket
let cookie: string
beforeAll(async () => {
  bucket = await openBucket(() => portal.clock.now)
  portal = await openPortal(await oneDatabase().open(), { bucket: bucket.bucket })
  cookie = (await signIn(portal, 'editor@demo.test', { roles: ['editor'] })).cookie
})
afterAll(async () => {
  await portal.close()
  bucket.close()
})

const find = async (query: string) =>
  unwrap(await portal.api(cookie).call(findPictures, { query })).rows.filter(isReadable)
const draw = (background: string) =>
  sharp({ create: { width: 900, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('a picture in a bucket is listed, and the portal itself sends its thumbnail, which the desk may show', async () => {
  const image = fileOf(await draw('#123'), 'in-the-bucket.jpg', 'image/jpeg')
  const { name } = unwrap(await portal.api(cookie).call(savePicture, { image }))
  expect([...bucket.objects.keys()].some((key) => key.includes(name))).toBe(true)
  const [row] = await find('in-the-bucket')
  expect(row).toMatchObject({ name, width: 900, height: 500 })
  const address = row?.thumbnail ?? ''
  for (let round = 0; round < 2; round += 1) {
    const response = await portal.request(address, { headers: { Cookie: cookie } })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(360)
  }
})

test('a bucket that does not answer leaves the list as it is, and the thumbnail fails alone', async () => {
  const image = fileOf(await draw('#321'), 'behind-the-wall.jpg', 'image/jpeg')
  unwrap(await portal.api(cookie).call(savePicture, { image }))
  bucket.answerWith(503)
  const [row] = await find('behind-the-wall')
  expect(row?.fileName).toBe('behind-the-wall.jpg')
  const response = await portal.request(row?.thumbnail ?? '', { headers: { Cookie: cookie } })
  expect(response.status).toBeGreaterThanOrEqual(500)
  bucket.answerWith(undefined)
  const again = await portal.request(row?.thumbnail ?? '', { headers: { Cookie: cookie } })
  expect(again.status).toBe(200)
})
