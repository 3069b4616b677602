import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getContentItem, saveDraft } from '#src/contract/publishing/editing.ts'
import { findPictures, savePicture } from '#src/contract/publishing/picture.ts'
import { isReadable } from '#src/domain/list/list-page.ts'
import * as files from '../fixtures/files.ts'
import { databases } from '../fixtures/server/databases.ts'
import { draftStart } from '../fixtures/server/draft-start.ts'
import { openPortal, type Portal } from '../fixtures/server/portal.ts'
import { refusedWith, unwrap } from '../fixtures/server/result.ts'
import { signIn } from '../fixtures/server/sign-in.ts'
import { staff } from '../fixtures/server/training.ts'

const draw = (background: string) =>
  sharp({ create: { width: 900, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()

describe.each(databases)('the list of pictures on $name', ({ open }) => {
  let portal: Portal
  beforeAll(async () => {
    portal = await openPortal(await open())
  })
  afterAll(() => portal.close())

  const store = async (background: string, name: string) => {
    const editor = await staff(portal, 'editor')
    const image = files.fileOf(await draw(background), name, 'image/jpeg')
    return { editor, stored: unwrap(await editor.call(savePicture, { image })) }
  }
  const find = async (editor: Awaited<ReturnType<typeof staff>>, request: object) =>
    unwrap(await editor.call(findPictures, request)).rows.filter(isReadable)

  test('it is found by the name of its file, with its size and who stored it', async () => {
    const { editor, stored } = await store('#102030', 'mast-at-night.jpg')
    const [first] = await find(editor, { query: 'mast-at-night' })
    expect(first).toMatchObject({ ...stored, fileName: 'mast-at-night.jpg', uses: 0, usedBy: [], videos: [] })
    expect(first?.editor).toContain('@')
    expect(first?.bytes).toBeGreaterThan(100)
    expect((await find(editor, { query: 'at-night' })).map(({ name }) => name)).toEqual([stored.name])
    expect((await find(editor, { editor: first?.editor })).map(({ name }) => name)).toContain(stored.name)
    expect(await find(editor, { editor: 'nobody@demo.test' })).toEqual([])
  })

  test('an item that has it in its draft is named, and finds it by its title', async () => {
    const { editor, stored } = await store('#405060', 'door.jpg')
    const name = { family: 'course', id: 3 } as const
    const save = async (picture: object | undefined) => {
      const item = unwrap(await editor.call(getContentItem, name))
      const { picture: _, ...document } = item.draft ?? item.published ?? {}
      unwrap(
        await editor.call(saveDraft, { ...name, ...draftStart(item), document: { ...document, picture } }),
      )
    }
    await save(stored)
    const [row] = await find(editor, { query: 'door.jpg' })
    expect(row).toMatchObject({ uses: 1, usedBy: [{ ...name, title: expect.any(String) }] })
    const query = row?.usedBy[0]?.title.slice(0, 100)
    expect((await find(editor, { query })).map((each) => each.name)).toContain(stored.name)
    expect((await find(editor, { used: true })).map((each) => each.name)).toContain(stored.name)
    await save(undefined)
    expect((await find(editor, { used: false })).map((each) => each.name)).toContain(stored.name)
    expect((await find(editor, { query })).map((each) => each.name)).not.toContain(stored.name)
  })

  test('a still of a video is used by it', async () => {
    const editor = await staff(portal, 'editor')
    const stills = (await find(editor, { used: true })).filter(({ videos }) => videos.length > 0)
    expect(stills.length).toBeGreaterThan(0)
    expect((await find(editor, { used: false })).filter(({ videos }) => videos.length > 0)).toEqual([])
  })

  test('a thumbnail is made once, for the session that asked', async () => {
    await store('#708090', 'gate.jpg')
    const [{ cookie }, other] = [
      await signIn(portal, 'editor@demo.test', { roles: ['editor'] }),
      await signIn(portal, 'other@demo.test', { roles: ['editor'] }),
    ]
    const rows = unwrap(await portal.api(cookie).call(findPictures, { query: 'gate.jpg' })).rows
    const [row] = rows.filter(isReadable)
    const address = row?.thumbnail ?? ''
    expect(address).toContain(row?.name)
    for (let round = 0; round < 2; round += 1) {
      const response = await portal.request(address, { headers: { Cookie: cookie } })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const { width, height } = await sharp(await response.arrayBuffer()).metadata()
      expect([width, height]).toEqual([360, 200])
    }
    expect((await portal.request(address, { headers: { Cookie: other.cookie } })).status).toBe(403)
  })

  test('it is for editors only', async () => {
    refusedWith(await portal.api().call(findPictures, {}), 403)
    refusedWith(await (await staff(portal, 'trainer')).call(findPictures, {}), 403)
  })
})
