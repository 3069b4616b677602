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
const families = [
  '',
  '/product-security-certification/overview',
  '/product-security-certification/online-video-courses',
  '/general-security-certification/classroom',
  '/certification/detail/4',
  '/course/detail/1',
  '/practical-exam/detail/1',
  '/news/detail/1',
  '/faq',
  '/search?keyword=camera',
]

const widths = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

/** Reads ten families of pages in a language at both widths: heading, direction, own letters, nothing cut, no complaint. */
export async function read(
  engine: Engine,
  origin: string,
  place: { prefix: string; language: string; direction: string; letters: boolean },
  says: Says,
): Promise<void> {
  for (const [name, { width, height }] of Object.entries(widths)) {
    await engine.resize(width, height)
    for (const family of families) {
      await engine.open(`${origin}${name === 'phone' ? '/mobile' : ''}${place.prefix}${family}`)
      const page = await engine.told<Seen>(seen)
      const wrong = [
        page.heading === '' && 'no heading',
        page.language !== place.language && `speaks ${page.language}`,
        page.direction !== place.direction && `runs ${page.direction}`,
        page.sideways > 0 && `${page.sideways} px too wide`,
        place.letters && !page.letters && 'not its own letters',
        ...engine.complaints(),
      ].filter((each) => each !== false)
      says(`${place.language} ${name} ${family || 'home'}`, wrong)
    }
  }
}
