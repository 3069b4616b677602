import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSignatureHeaders } from './sign-message.ts'

const secrets = ['bmV3', 'b2xk'].map((base64) => `whsec_${base64}`)

test('each secret signs id, time in seconds and body; the body’s length is in bytes', () => {
  const headers = createSignatureHeaders(secrets, { id: 'event-1', body: '{"name":"ż"}' }, 1_790_000_000_999)
  const signed = 'event-1.1790000000.{"name":"ż"}'
  const by = (key: string) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  expect(headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-length': '13',
    'user-agent': 'portal-webhooks/1',
    'webhook-id': 'event-1',
    'webhook-timestamp': '1790000000',
    'webhook-signature': `${by('new')} ${by('old')}`,
  })
})
