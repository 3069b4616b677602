import { get } from 'node:http'
import { expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { signInCommandLine } from './sign-in.ts'

/**
 * Starts a sign-in that waits for a browser. Returns its result, a function that responds as the browser does, and
 * the port and `state` in its URL.
 */
async function waiting() {
  const told = Promise.withResolvers<string>()
  const ended = signInCommandLine(parseConfig({}), told.resolve).catch((error: Error) => error.message)
  const address = /http:\S+/.exec(await told.promise)?.[0] ?? ''
  const asked = new URL(address).searchParams
  const bring = (answer: Record<string, string>) =>
    fetch(`http://127.0.0.1:${asked.get('port')}/?${new URLSearchParams(answer)}`, { redirect: 'manual' })
  return { ended, bring, port: asked.get('port'), state: asked.get('state') ?? '' }
}

test.each([
  ['noRole', 'this account has no staff role', 'http://localhost:4321/user/command-line?ended=noRole'],
  ['refused', 'the request was refused in the browser', 'http://localhost:4321/'],
])(
  'ends with a sentence when the browser brings %s, and sends the browser back to the portal',
  async (...row) => {
    const [error_description, sentence, page] = row
    const { ended, bring, state } = await waiting()
    const response = await bring({ error: 'access_denied', error_description, state })
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    expect(await ended).toContain(sentence)
  },
)

test('a request with an unparsable address does not end the sign-in', async () => {
  const { ended, bring, port, state } = await waiting()
  const status = await new Promise((resolve, reject) => {
    get({ port, path: '//' }, ({ statusCode }) => resolve(statusCode)).on('error', reject)
  })
  expect(status).toBe(404)
  await bring({ error: 'access_denied', error_description: 'noRole', state })
  expect(await ended).toContain('no staff role')
})

test('a refusal without the state of this sign-in does not end it', async () => {
  const { ended, bring, state } = await waiting()
  for (const forged of ['', 'another'])
    expect((await bring({ error: 'access_denied', state: forged })).status).toBe(404)
  await bring({ error: 'access_denied', error_description: 'noRole', state })
  expect(await ended).toContain('no staff role')
})
