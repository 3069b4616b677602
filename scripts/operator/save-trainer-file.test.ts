import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from '#src/api/create-api.ts'
import { trainerApplicationSamples } from '#src/contract/samples/identity/trainer-application.ts'
import { saveTrainerFile } from './save-trainer-file.ts'

afterEach(() => vi.unstubAllEnvs())

const [sample] = trainerApplicationSamples.getTrainerApplications
const waiting = { ...sample?.response.rows[0], id: 3, file: '/api/files/signed' }

test('the file of an application is fetched in the name of the person for whom its address was signed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-file-'))
  const server = createServer(({ headers, url }, response) => {
    if (url?.startsWith('/api/operator'))
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          code: 200,
          data: { rows: [waiting], next: null, total: { count: 1, exact: true } },
          message: '',
        }),
      )
    else response.writeHead(headers['x-act-as'] === 'reviewer@demo.test' ? 200 : 403).end('A file')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('PORT', String(port))
  vi.stubEnv('OPERATOR_TOKEN', 'a-token-of-this-test-and-no-other-one')
  const api = createApi({ baseURL: `http://127.0.0.1:${port}/api`, siteId: 1, languageId: 1 })
  const path = join(folder, 'cv.pdf')
  expect(await saveTrainerFile(api, 3, path, { as: 'reviewer@demo.test' })).toBe(`Saved as ${path}.`)
  expect(readFileSync(path, 'utf8')).toBe('A file')
  await expect(saveTrainerFile(api, 3, path)).rejects.toThrow('(403)')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})
