import { placeOf } from '#src/routes.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { TestPortal } from '../../test/portal.ts'
import { createReporter, type ReportCheck } from './check-reporter.ts'
import type { BrowserEngine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { testLearnerJourney } from './learner-journey.ts'
import { testPageTypes } from './page-types.ts'
import { startWebKit } from './webkit.ts'

/** A browser engine, and for each language a learner who has not begun any training. */
interface EngineTest {
  start: () => Promise<BrowserEngine>
  learners: Record<string, string>
}

const engines: EngineTest[] = [
  { start: startFirefox, learners: { en: 'learner@demo.test', ar: 'second@demo.test' } },
  { start: startWebKit, learners: { en: 'trainer@demo.test', ar: 'finance@demo.test' } },
]

/**
 * Opens ten families of pages in Firefox and WebKit, in a left-to-right and in a right-to-left language. In each
 * language, also lets a learner watch a video.
 */
export async function testBrowserEngines(): Promise<boolean> {
  const portal = new TestPortal('mena')
  await portal.start()
  try {
    let all = true
    for (const each of engines) all = (await testEngine(each, portal.url)) && all
    return all
  } finally {
    await portal.stop()
  }
}

async function testEngine({ start, learners }: EngineTest, origin: string): Promise<boolean> {
  const [site] = loadSites('sites', ['mena']).sites
  if (!site) throw new Error('The site "mena" does not exist')
  const results: boolean[] = []
  for (const [language, email] of Object.entries(learners)) {
    const place = placeOf(site, language, 'desktop')
    results.push(await withEngine(start, (engine, report) => testPageTypes(engine, origin, place, report)))
    results.push(
      await withEngine(start, (engine, report) => testLearnerJourney(engine, origin, place, email, report)),
    )
  }
  return results.every(Boolean)
}

/** Runs steps in a new browser without a session, and returns whether all passed. */
async function withEngine(
  start: () => Promise<BrowserEngine>,
  steps: (engine: BrowserEngine, report: ReportCheck) => Promise<void>,
): Promise<boolean> {
  const engine = await start()
  const { report, hasPassed } = createReporter(engine.name)
  try {
    await steps(engine, report)
  } catch (error) {
    report('goes on', [String(error), ...engine.errors()])
  } finally {
    await engine.close()
  }
  return hasPassed()
}
