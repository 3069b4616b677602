import { dev } from 'astro'
import { parseConfig } from '../../server/config.ts'
import { loadSites } from '../../src/sites/load-sites.ts'
import { localAddress, tokenOf } from '../desk/address.ts'
import { ReleaseStore } from '../publish/store.ts'
import { onStop } from '../start/on-stop.ts'
import { startServer } from '../start/server-process.ts'
import { pictures } from './pictures.ts'

/**
 * `npm run dev`: pages and islands with hot reload on PORT, the live API on the port after it. Pages are put together
 * at each request; everything that is not a page goes to the API.
 */
const config = parseConfig(process.env)
const api = { port: config.port + 1, host: config.host }
const environment = {
  ...process.env,
  PORT: String(api.port),
  ORIGIN_MAIN: config.origins.main,
  ORIGIN_SISTER: config.origins.sister,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
}
const server = await startServer(localAddress(api), environment, console.log)

const token = tokenOf(config)
Object.assign(process.env, {
  DEV_API: localAddress(api),
  DEV_OPERATOR_TOKEN: token,
  DEV_ORIGIN_MAIN: config.origins.main,
  DEV_ORIGIN_SISTER: config.origins.sister,
})
const toApi = { target: localAddress(api), changeOrigin: false }
const darkroom = {
  sites: loadSites('sites', config.sites),
  store: new ReleaseStore(config.dataDir),
  access: { baseURL: `${localAddress(api)}/api`, headers: { Authorization: `Bearer ${token}` } },
}
const pages = await dev({
  root: '.',
  server: { port: config.port, host: config.host, allowedHosts: true },
  vite: {
    plugins: [pictures(darkroom)],
    server: {
      strictPort: true,
      proxy: { '/api': toApi, '/user': toApi, '/identity': toApi, '/media': toApi },
    },
  },
})
console.log(`ready ${config.origins.main}`)
void server.ended.then((code) => process.exit(code))

onStop(async () => {
  await pages.stop()
  return server.stop()
})
