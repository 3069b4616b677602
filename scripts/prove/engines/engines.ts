import { placeOf } from '#src/routes.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { TestPortal } from '../../test/portal.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { learn } from './learn.ts'
import { readFamilies } from './read-families.ts'
import { type Says, sayingOf } from './says.ts'
import { startWebKit } from './webkit.ts'

/** An engine, and its learners by the language that they learn in: they have begun nothing. */
interface Tried {
  start: () => Promise<Engine>
  learners: Record<string, string>
}

const engines: Tried[] = [
  { start: startFirefox, learners: { en: 'learner@demo.test', ar: 'second@demo.test' } },
  { start: startWebKit, learners: { en: 'trainer@demo.test', ar: 'finance@demo.test' } },
]

/** Firefox and WebKit read ten families of pages and go one learner's way with a film, right to left too. */
export async function proveEngines(): Promise<boolean> {
  const portal = new TestPortal('mena')
  await portal.start()
  try {
    let all = true
    for (const each of engines) all = (await proven(each, portal.url)) && all
    return all
  } finally {
    await portal.stop()
  }
}

async function proven({ start, learners }: Tried, origin: string): Promise<boolean> {
  const [site] = loadSites('sites', ['mena']).sites
  if (!site) throw new Error('The site of two directions is gone')
  const held: boolean[] = []
  for (const [language, email] of Object.entries(learners)) {
    const place = placeOf(site, language, 'desktop')
    held.push(await withEngine(start, (engine, says) => readFamilies(engine, origin, place, says)))
    held.push(await withEngine(start, (engine, says) => learn(engine, origin, place, email, says)))
  }
  return held.every(Boolean)
}

/** Does something in a browser of its own, where nobody is signed in, and tells whether all of it holds. */
async function withEngine(
  start: () => Promise<Engine>,
  act: (engine: Engine, says: Says) => Promise<void>,
): Promise<boolean> {
  const engine = await start()
  const { says, holds } = sayingOf(engine.name)
  try {
    await act(engine, says)
  } catch (error) {
    says('goes on', [String(error), ...engine.complaints()])
  } finally {
    await engine.close()
  }
  return holds()
}
