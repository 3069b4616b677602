import { parseConfig } from '../../server/config.ts'
import { compileRenderer } from '../renderer/compile.ts'
import { publishAll } from './publish-all.ts'

/** `npm run publish`: compiles what changed and publishes the configured sites from the running server. */
const config = parseConfig(process.env)
const { digest } = await compileRenderer()
for (const { site, pages, rendered } of await publishAll(config, digest)) {
  console.log(`${site}: ${pages} pages, ${rendered} rendered`)
}
