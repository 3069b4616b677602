import { parseConfig } from '../../server/config.ts'
import { publishAll } from '../publish/publish-all.ts'
import { compileRenderer } from '../renderer/compile.ts'
import { peakMemory } from './bench-portal.ts'

/** One cold publish as a process of its own, so that its memory is its own; what it took goes to its parent. */
const begun = performance.now()
const { digest } = await compileRenderer()
const [published] = await publishAll(parseConfig(process.env), digest)
process.send?.({ ...published, seconds: (performance.now() - begun) / 1000, memory: peakMemory('self') })
process.disconnect()
