import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proxyLines } from './nginx-proxy.ts'

const guide = readFileSync('docs/how-to/proxy.md', 'utf8')
const ingress = readFileSync('docs/deploy/kubernetes/ingress.yaml', 'utf8')

test('the guide has every proxy directive except the address of the upstream', () => {
  for (const line of proxyLines) expect(guide).toContain(line)
})

// The server sends 502 to a sign-in whose code the provider has already accepted: a second server would fail with
// another message.
test('only an unavailable server passes its requests to another server', () => {
  const statuses = [proxyLines.join('\n'), guide, ingress].map((text) => [
    ...(/next[-_]upstream:? error timeout (.*?);?$/m.exec(text)?.[1] ?? '').split(' '),
  ])
  expect(statuses).toEqual([['http_503'], ['http_503'], ['http_503']])
})
