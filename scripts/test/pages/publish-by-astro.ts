import { parseConfig } from '#server/config.ts'
import { publishAll } from '#src/publisher/publish-all.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { publisherSettings } from '../../desk/address.ts'

/**
 * Publishes some of a running portal's sites into another folder: `FOLDER SITE ...`. Pages name the other sites too.
 * `PAGES_BY=astro` has Astro itself render the pages.
 */
const [folder, ...only] = process.argv.slice(2)
if (!folder) throw new Error('Which folder?')
const settings = publisherSettings(parseConfig(process.env))
await publishAll({ ...settings, only, dataDir: folder }, await compileRenderer())
