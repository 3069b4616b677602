import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createDatabaseStorage } from '#server/adapters/storage-database.ts'
import { pictureFileKey } from '#server/services/publishing/picture/store-picture.ts'
import { savePicture } from '#src/contract/publishing/picture.ts'
import { picturePath } from '#src/domain/content-item/picture.ts'
import { NoResponseError } from '#src/page-data/content-source.ts'
import { renderPictures } from '#src/publisher/render-pictures.ts'
import { fileOf } from '../fixtures/files.ts'
import { createTestLease } from '../fixtures/lease.ts'
import { databases } from '../fixtures/server/databases.ts'
import { operatorToken } from '../fixtures/server/portal.ts'
import { code, siteOfEachTest } from '../fixtures/server/released-site.ts'
import { unwrap } from '../fixtures/server/result.ts'

describe.each(databases)('before a release is shown, on $name', ({ open }) => {
  const given = siteOfEachTest(open)
  const editor = () => given.portal.api(null, { headers: { Authorization: `Bearer ${operatorToken}` } })

  test('older code publishes nothing where newer code has published, unless it is forced', async () => {
    await given.its.release({
      lease: createTestLease({ code: { ...code, digest: 'b', migrations: 21 } }),
    })
    const { release } = await given.its.shown()
    await expect(given.its.release()).rejects.toThrow('The site shows pages of newer code')
    expect([given.its.rendered, (await given.its.shown()).release]).toEqual([[], release])
    given.its.press.renderer.digest = 'b'
    await given.its.release({ allowsOlderCode: true })
    expect((await given.its.shown()).code).toEqual(code)
  })

  test('nothing is shown where content is invalid, the site was taken over, or no page can be made', async () => {
    const checks: number[] = []
    const check = async () => {
      checks.push(given.its.rendered.length)
      throw new Error('not fit')
    }
    await expect(given.its.release({ check })).rejects.toThrow('not fit')
    expect(checks[0], 'begins while pages are made').toBeLessThan(given.its.rendered.length)
    const renew = () => Promise.reject(new Error('taken over'))
    await expect(given.its.release({ lease: createTestLease({ code, renew }) })).rejects.toThrow('taken over')
    given.its.broken.add('*')
    await expect(given.its.release()).rejects.toThrow('No page can be made: no such component')
    expect(await given.its.shown()).toBeUndefined()
  })

  test('the pictures of its pages are made, in the widths of the pages', async () => {
    const bytes = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#4a6a5a' } })
      .png()
      .toBuffer()
    const { name } = unwrap(await editor().call(savePicture, { image: fileOf(bytes, 'a.png', 'image/png') }))
    const other = 'f'.repeat(32)
    const imageOf = (...names: string[]) =>
      `<img alt="" srcset="${names.map((each) => `${picturePath(each, 320)} 320w, ${picturePath(each, 640)} 640w`).join(', ')}">`
    const wide = `<img alt="" srcset="${picturePath(name, 1280)} 1280w">`
    given.its.words
      .set('/faq', imageOf(name))
      .set('/mobile/faq', `${picturePath('e'.repeat(32), 320)}<p>no picture</p>`)
    given.its.words.set('/vat', imageOf(name, other)).set('/news', wide)
    const { failures } = await given.its.release()
    expect(failures).toEqual([{ path: '/vat', fixed: 'shells', reason: expect.stringContaining('404') }])
    const fileOfWidth = (width: number) =>
      join(given.its.press.store.folder, 'assets', picturePath(name, width))
    expect(await sharp(fileOfWidth(320)).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 180,
    })
    expect([640, 960].map((width) => existsSync(fileOfWidth(width)))).toEqual([true, false])
    expect((await sharp(fileOfWidth(1280)).metadata()).width, 'no larger than its original').toBe(800)
    const { ino } = statSync(fileOfWidth(320))
    given.its.press.renderer.digest = 'b'
    await given.its.release()
    expect(statSync(fileOfWidth(320)).ino).toBe(ino)
  })

  test('a picture that can’t be made fails the requested page, and an unreachable server fails the publish', async () => {
    const { press } = given.its
    const page = `<img alt="" srcset="${picturePath('f'.repeat(32), 320)} 320w">`
    await expect(renderPictures(page, press)).rejects.toThrow('404')
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const { name } = unwrap(await editor().call(savePicture, { image: fileOf(bytes, 'a.png', 'image/png') }))
    await createDatabaseStorage(given.portal.db).delete(pictureFileKey(name))
    const lost = `<img alt="" srcset="${picturePath(name, 320)} 320w">`
    await expect(renderPictures(lost, press)).rejects.toThrow(`The picture ${name} could not be pulled: 404`)
    const away = { ...press, access: { ...press.access, baseURL: 'http://127.0.0.1:9/api' } }
    await expect(renderPictures(page, away)).rejects.toThrow(NoResponseError)
  })
})
