import { parseConfig } from '#server/config.ts'
import { publishAll } from '#src/publisher/publish-all.ts'
import { compileRenderer } from '#src/renderer/compile.ts'
import { publisherSettings } from '../desk/address.ts'
import { peakMemory } from './bench-portal.ts'

/** One cold publish as a process of its own, so that its memory is its own; what it took goes to its parent. */
const begun = performance.now()
const compiled = await compileRenderer()
const [published] = await publishAll(publisherSettings(parseConfig(process.env)), compiled)
process.send?.({ ...published, seconds: (performance.now() - begun) / 1000, memory: peakMemory('self') })
process.disconnect()
