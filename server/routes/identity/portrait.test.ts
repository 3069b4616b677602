import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { expect, test } from 'vitest'
import { recordedLog } from '#tests/fixtures/server/recorded-log.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { createLogContextMiddleware } from '../../http/request-context.ts'
import { StorageUnavailableError } from '../../ports/storage.ts'
import { createPortraitFileRoutes } from './portrait.ts'

const path = `/${'0'.repeat(32)}.png`

/** Returns the portrait routes over a storage that sends three of ten bytes and then may fail. */
function openAvatars({ isBroken }: { isBroken: boolean }) {
  const { log, lines } = recordedLog()
  const failedRoutes: string[] = []
  const storage = {
    find: async (key: string) => ({ key, type: 'image/png', size: 10, digest: 'd' }),
    async *read() {
      yield new Uint8Array(3)
      if (isBroken) throw new StorageUnavailableError('The bucket answered 503 to GET /files/x')
      yield new Uint8Array(7)
    },
  }
  const metrics = { countStreamFailure: (route: string) => void failedRoutes.push(route) }
  const app = new Hono<AppEnv>()
  app.use(requestId(), createLogContextMiddleware())
  app.route('/avatars', createPortraitFileRoutes({ ports: { storage }, log, metrics }))
  const request = () => app.request(`/avatars${path}`, { headers: { 'x-request-id': 'request-1' } })
  return { request, lines, failedRoutes }
}

test('a file that breaks off while it is sent is logged with request, route, file, status and fault, and counted', async () => {
  const { request, lines, failedRoutes } = openAvatars({ isBroken: true })
  const response = await request()
  expect(response.status).toBe(200)
  await expect(response.arrayBuffer()).rejects.toThrow('The bucket answered 503')
  const route = '/avatars/:name{[0-9a-f]{32}\\.(jpg|png)}'
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    level: 'error',
    message: 'A file broke off while it was sent',
    said: {
      ...{ request: 'request-1', route, file: `avatar-${path.slice(1)}`, status: 200, sentBytes: 3 },
      fault: { message: 'The bucket answered 503 to GET /files/x' },
    },
  })
  expect(failedRoutes).toEqual([route])
})

test('a file that is sent whole, or whose client stops reading, is neither logged nor counted', async () => {
  const { request, lines, failedRoutes } = openAvatars({ isBroken: false })
  expect((await (await request()).arrayBuffer()).byteLength).toBe(10)
  const reader = (await request()).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect([lines, failedRoutes]).toEqual([[], []])
})
