import { parseConfig } from '#server/config.ts'
import { publishAll } from '#src/publisher/publish-all.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { createPublisherSettings } from '../../api-client/publisher-settings.ts'

/**
 * Publishes some sites of a running portal into another folder; its arguments are `FOLDER SITE ...`. Pages also link
 * to the sites that are not published. With `PAGES_BY=astro`, Astro itself renders the pages.
 */
const [folder, ...only] = process.argv.slice(2)
if (!folder) throw new Error('The folder is missing.')
const settings = createPublisherSettings(parseConfig(process.env))
await publishAll({ ...settings, only, dataDir: folder }, await compileRenderer())
