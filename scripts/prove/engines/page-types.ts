import { type Place, placeOfAlternate, routes } from '#src/routes.ts'
import type { ReportCheck } from './check-reporter.ts'
import type { BrowserEngine } from './engine.ts'

/** The properties of a page that this verification checks. */
interface PageProperties {
  heading: string
  language: string
  direction: string
  sideways: number
  letters: boolean
}

const propertiesScript = `(await document.fonts.ready, {
  heading: document.querySelector('h1')?.innerText ?? '',
  language: document.documentElement.lang,
  direction: getComputedStyle(document.documentElement).direction,
  sideways: document.documentElement.scrollWidth - innerWidth,
  letters: [...document.fonts].some(({ status }) => status === 'loaded'),
})`

/** The URLs of one page from each of ten families. */
const families: readonly ((place: Place) => string)[] = [
  routes.home,
  (place) => routes.overview(place, 'hsc'),
  (place) => routes.courses(place, 'hsc'),
  (place) => routes.classrooms(place, 'gsc'),
  (place) => routes.certification(place, 4),
  (place) => routes.course(place, 1),
  (place) => routes.practicalExam(place, 1),
  (place) => routes.news(place, 1),
  routes.faq,
  (place) => routes.searchFor(place, 'camera'),
]

const screens = { desktop: { width: 1440, height: 900 }, mobile: { width: 390, height: 844 } } as const

/**
 * Checks ten families of pages in a language, on a desktop and on a phone: heading, language, direction, fonts,
 * overflow and errors.
 */
export async function testPageTypes(
  engine: BrowserEngine,
  origin: string,
  place: Place,
  report: ReportCheck,
): Promise<void> {
  for (const variant of ['desktop', 'mobile'] as const) {
    await engine.resize(screens[variant].width, screens[variant].height)
    for (const family of families) {
      const path = family(placeOfAlternate(place, { variant }))
      await engine.open(origin + path)
      report(path, [
        ...faultsOf(await engine.evaluate<PageProperties>(propertiesScript), place.language),
        ...engine.errors(),
      ])
    }
  }
}

/** Returns the faults of a page. For Arabic the fonts are not checked, because the pages use a system font. */
const faultsOf = (page: PageProperties, language: string): string[] =>
  [
    page.heading === '' && 'no heading',
    page.language !== language && `language ${page.language}`,
    page.direction !== (language === 'ar' ? 'rtl' : 'ltr') && `direction ${page.direction}`,
    page.sideways > 0 && `${page.sideways} px too wide`,
    language !== 'ar' && !page.letters && 'fonts are not loaded',
  ].filter((each) => each !== false)
