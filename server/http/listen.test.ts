import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ensurePortsAreFree, listen } from './listen.ts'

const host = '127.0.0.1'

test('a neighbour on a port is one sentence that names variable, port and host', async () => {
  const neighbour = await listen(createServer(), { host, port: 0, variable: 'PORT' })
  const { port } = neighbour.address() as AddressInfo
  const said = `Configuration: PAYMENT_PORT ${port} on ${host} is taken by another program`
  await expect(ensurePortsAreFree([{ host, port, variable: 'PAYMENT_PORT' }])).rejects.toThrow(said)
  await new Promise((resolve) => neighbour.close(resolve))
  await ensurePortsAreFree([{ host, port, variable: 'PAYMENT_PORT' }])
})

test('an address of another machine is reported in one sentence too', async () => {
  const at = { host: '192.0.2.1', port: 0, variable: 'PORT' }
  await expect(ensurePortsAreFree([at])).rejects.toThrow(
    'PORT 0 on 192.0.2.1 is at an address that this machine',
  )
})

test.each([
  ['EACCES', 'PORT 80 on 127.0.0.1 may not be used by this user'],
  ['ENOTFOUND', 'PORT 80 on 127.0.0.1 is at a host name that is not known'],
  ['EOTHER', 'PORT 80 on 127.0.0.1 something else'],
])('a server that fails with %s reports one sentence', async (code, said) => {
  const server = createServer()
  server.listen = (() => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error('something else'), { code })))
    return server
  }) as typeof server.listen
  await expect(listen(server, { host, port: 80, variable: 'PORT' })).rejects.toThrow(`Configuration: ${said}`)
})
