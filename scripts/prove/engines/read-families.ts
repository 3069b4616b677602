import { elsewhere, type Place, routes } from '#src/routes.ts'
import type { Engine } from './engine.ts'
import type { Says } from './says.ts'

/** What a reader sees of a page. */
interface Seen {
  heading: string
  language: string
  direction: string
  sideways: number
  letters: boolean
}

const seen = `(await document.fonts.ready, {
  heading: document.querySelector('h1')?.innerText ?? '',
  language: document.documentElement.lang,
  direction: getComputedStyle(document.documentElement).direction,
  sideways: document.documentElement.scrollWidth - innerWidth,
  letters: [...document.fonts].some(({ status }) => status === 'loaded'),
})`

/** Ten families of pages. */
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

/** Reads ten families of pages in a language at both widths: heading, direction, own letters, nothing cut, no complaint. */
export async function readFamilies(engine: Engine, origin: string, place: Place, says: Says): Promise<void> {
  for (const variant of ['desktop', 'mobile'] as const) {
    await engine.resize(screens[variant].width, screens[variant].height)
    for (const family of families) {
      const path = family(elsewhere(place, { variant }))
      await engine.open(origin + path)
      says(path, [...faultsOf(await engine.told<Seen>(seen), place.language), ...engine.complaints()])
    }
  }
}

/** Arabic is written with the system's letters. */
const faultsOf = (page: Seen, language: string): string[] =>
  [
    page.heading === '' && 'no heading',
    page.language !== language && `speaks ${page.language}`,
    page.direction !== (language === 'ar' ? 'rtl' : 'ltr') && `runs ${page.direction}`,
    page.sideways > 0 && `${page.sideways} px too wide`,
    language !== 'ar' && !page.letters && 'not its own letters',
  ].filter((each) => each !== false)
