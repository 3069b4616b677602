import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openScratchFolder } from '../../fixtures/api-client/scratch-folder.ts'
import { clientSource } from '../../fixtures/api-client/source.ts'
import { pglite } from '../../fixtures/server/databases.ts'
import { openPortal, operatorToken, origin, type Portal } from '../../fixtures/server/portal.ts'
import { signIn } from '../../fixtures/server/sign-in.ts'

/** The time limit in milliseconds; packages are downloaded the first time. */
const patience = 300_000

/** A script that checks the document as strictly as its tool can, and prints the findings. */
const judge = `
import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
const examples = { severity: 'error', allowAdditionalProperties: true }
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: { 'no-invalid-media-type-examples': examples, 'no-invalid-parameter-examples': examples },
})
const source = readFileSync('openapi.json', 'utf8')
const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
console.log(JSON.stringify(problems.map(({ ruleId, message }) => ruleId + ': ' + message)))
`

describe('a reader of the API document', () => {
  let portal: Portal
  let scratch: Awaited<ReturnType<typeof openScratchFolder>>
  beforeAll(async () => {
    portal = await openPortal(await pglite.open())
    scratch = await openScratchFolder()
    scratch.write('openapi.json', await (await portal.request('/api/openapi.json')).text())
  }, patience)
  afterAll(() => portal.close())

  test(
    'finds valid OpenAPI, and examples that match their schemas',
    async () => {
      scratch.write('judge.mjs', judge)
      expect(JSON.parse(await scratch.script('judge.mjs'))).toEqual([])
    },
    patience,
  )

  test(
    'generates a typed client with a public generator, compiles it strictly, and calls the server',
    async () => {
      scratch.write('client.ts', clientSource)
      await scratch.tool('openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'api.ts')
      const strict = [
        '--strict',
        '--noUncheckedIndexedAccess',
        '--skipLibCheck',
        '--rewriteRelativeImportExtensions',
      ]
      const modern = ['--target', 'es2023', '--module', 'nodenext', '--lib', 'es2023,dom']
      await scratch.tool('typescript/bin/tsc', ...strict, ...modern, 'client.ts')
      const address = pathToFileURL(join(scratch.folder, 'client.js')).href
      const { visit } = await import(/* @vite-ignore */ address)
      const { cookie } = await signIn(portal)
      const fetch = async (request: Request) => portal.app.request(request)
      const seen = await visit({ baseUrl: `${origin}/api`, cookie, operatorToken, fetch })
      expect(seen).toEqual({
        course: ['Camera placement and lens choice', '1'],
        orders: 0,
        draft: expect.any(Number),
        refusal: 404,
      })
    },
    patience,
  )
})
