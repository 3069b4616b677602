import { Portal } from '../../test/portal.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { learn, type Way } from './learn.ts'
import { read } from './read.ts'
import { type Says, sayingOf } from './says.ts'
import { startWebKit } from './webkit.ts'

/** Own letters are in the page where the language is written with them. */
const places = [
  { prefix: '/eu', language: 'en', direction: 'ltr', letters: true },
  { prefix: '/mena/ar', language: 'ar', direction: 'rtl', letters: false },
]

const english = { prefix: '/eu', language: 'en', site: { siteId: 21, languageId: 1 } }
const arabic = { prefix: '/mena/ar', language: 'ar', site: { siteId: 3, languageId: 3 } }

/** Each engine has learners of its own, who have begun nothing. */
const engines: { start: () => Promise<Engine>; ways: Way[] }[] = [
  {
    start: startFirefox,
    ways: [
      { ...english, email: 'learner@demo.test' },
      { ...arabic, email: 'second@demo.test' },
    ],
  },
  {
    start: startWebKit,
    ways: [
      { ...english, email: 'trainer@demo.test' },
      { ...arabic, email: 'finance@demo.test' },
    ],
  },
]

/** Firefox and WebKit read ten families of pages and go one learner's way with a film, right to left too. */
export async function proveEngines(): Promise<boolean> {
  const portal = new Portal('eu,mena')
  await portal.start()
  try {
    let all = true
    for (const each of engines) all = (await proven(each, portal.url)) && all
    return all
  } finally {
    await portal.stop()
  }
}

async function proven({ start, ways }: (typeof engines)[number], origin: string): Promise<boolean> {
  const reader = await withEngine(start, async (engine, says) => {
    for (const place of places) await read(engine, origin, place, says)
  })
  const learners: boolean[] = []
  for (const way of ways)
    learners.push(await withEngine(start, (engine, says) => learn(engine, origin, way, says)))
  return reader && learners.every(Boolean)
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
