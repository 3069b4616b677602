import { afterAll, beforeAll, expect, test } from 'vitest'
import { getVideoAccess } from '#src/contract/catalogue/course.ts'
import { enrolInCourse } from '#src/contract/learning/enrolment.ts'
import { type FakeBucket, openBucket } from '../fixtures/server/bucket.ts'
import { oneDatabase } from '../fixtures/server/databases.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'

const bytes = Buffer.from('0123456789')
const minute = 60_000

let portal: Portal
let bucket: FakeBucket
let cookie: string
beforeAll(async () => {
  bucket = await openBucket(() => portal.clock.now)
  portal = await openPortal(await oneDatabase().open(), { bucket: bucket.bucket })
  const type = 'video/mp4'
  for (const name of ['site-walk.mp4', 'heat-scan.mp4'])
    bucket.objects.set(name, { type, digest: 'a', bytes })
  bucket.objects.set('site-walk.en.vtt', { type: 'text/vtt', digest: 'b', bytes: Buffer.from('WEBVTT\n') })
  cookie = (await signIn(portal)).cookie
  await portal.api(cookie).call(enrolInCourse, { id: 1, emailNotification: 'notSubscribed' })
})
afterAll(async () => {
  await portal.close()
  bucket.close()
})

const access = async () => unwrap(await portal.api(cookie).call(getVideoAccess, { id: 1, chapterId: 101 }))
const ask = (address: string, init: RequestInit = {}) =>
  portal.request(address, { ...init, headers: { Cookie: cookie, ...init.headers } })
/** Returns the URL of a video in the bucket, requested as a player does. */
const addressInBucket = async () => (await ask((await access()).url)).headers.get('location') as string

test('a video’s address leads the player to the bucket, and is not cached', async () => {
  const response = await ask((await access()).url)
  expect(response.status).toBe(307)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const address = response.headers.get('location') as string
  expect(address).toContain(`${bucket.bucket.url}/site-walk.mp4?`)
  const played = await fetch(address)
  expect([played.status, await played.text()]).toEqual([200, '0123456789'])
})

test('the bucket sends the ranges of a video without a cookie', async () => {
  const address = await addressInBucket()
  for (const [range, sent] of [
    ['bytes=0-2', '012'],
    ['bytes=4-', '456789'],
    ['bytes=-3', '789'],
  ] as const) {
    const response = await fetch(address, { headers: { Range: range } })
    expect([response.status, await response.text()]).toEqual([206, sent])
  }
})

test('an address of the bucket serves ten minutes, and the same address of the portal leads to a new one', async () => {
  const { url } = await access()
  const first = (await ask(url)).headers.get('location') as string
  portal.clock.now += 10 * minute - 1000
  expect((await fetch(first)).status).toBe(200)
  portal.clock.now += 1000
  expect((await fetch(first)).status).toBe(403)
  const second = (await ask(url)).headers.get('location') as string
  expect((await fetch(second)).status).toBe(200)
})

test('an address of the bucket serves no other file, method or time', async () => {
  const address = await addressInBucket()
  expect((await fetch(address.replace('site-walk', 'heat-scan'))).status).toBe(403)
  expect((await fetch(address, { method: 'PUT', body: 'x' })).status).toBe(403)
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
  expect((await fetch(address.replace('Expires=600', 'Expires=6000'))).status).toBe(403)
  expect(bucket.objects.get('site-walk.mp4')?.bytes.equals(bytes)).toBe(true)
})

test('only the session that requested the video is led to the bucket', async () => {
  const { url } = await access()
  const other = await signIn(portal, 'second@demo.test')
  for (const headers of [{ Cookie: other.cookie }, { Cookie: '' }]) {
    const response = await ask(url, { headers })
    expect([response.status, response.headers.get('location')]).toEqual([403, null])
  }
})

test('captions stay on the portal’s origin, and the size of a video is answered there', async () => {
  const { url, captions } = await access()
  const english = captions.find(({ language }) => language === 'en')?.url as string
  const response = await ask(english)
  expect([response.status, await response.text()]).toEqual([200, 'WEBVTT\n'])
  const head = await ask(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
})

test('the introduction of a certification is played from the bucket by anybody', async () => {
  const response = await portal.request('/media/films/site-walk.mp4')
  expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'private, no-store'])
  expect((await fetch(response.headers.get('location') as string)).status).toBe(200)
})

test('a bucket that browsers can’t reach leaves the bytes to the server', async () => {
  const inner = await openPortal(await oneDatabase().open(), {
    bucket: { ...bucket.bucket, publicUrl: null },
  })
  const response = await inner.request('/media/films/site-walk.mp4', { headers: { Range: 'bytes=3-4' } })
  expect([response.status, await response.text()]).toEqual([206, '34'])
  await inner.close()
})

test('a public address of the bucket is the one that is signed', async () => {
  const publicUrl = bucket.bucket.url.replace('127.0.0.1', 'localhost')
  const outer = await openPortal(await oneDatabase().open(), { bucket: { ...bucket.bucket, publicUrl } })
  const address = (await outer.request('/media/films/site-walk.mp4')).headers.get('location') as string
  expect(address).toContain(`${publicUrl}/site-walk.mp4?`)
  expect((await fetch(address)).status).toBe(200)
  await outer.close()
})
