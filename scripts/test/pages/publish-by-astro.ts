import { parseConfig } from '#server/config.ts'
import { publishAll } from '#src/publisher/publish-all.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { publisherSettings } from '../../desk/address.ts'

/** Publishes a running portal's sites into another folder. `PAGES_BY=astro` has Astro itself render the pages. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
await publishAll({ ...publisherSettings(parseConfig(process.env)), dataDir: folder }, await compileRenderer())
