import { readdirSync } from 'node:fs'
import { type Place, routes } from '#src/routes.ts'
import { type CheckFinding, error } from './check-finding.ts'

const root = 'src/pages/[...place]'

/** A place of each brand without a segment of its own, so that a route's path is that of its page. */
const places: readonly Place[] = (['main', 'sister'] as const).map((tenant) => ({
  siteId: 1,
  prefix: '',
  tenant,
  baseLanguage: 'en',
  language: 'en',
  variant: 'desktop',
}))

/** What a route may be given beside its place: a number or a kind; whatever a route does not want it leaves. */
const given = [7, 'hsc', 'gsc'] as const

type Route = (place: Place, of: never) => string | string[]

const pathsOf = (route: Route): string[] =>
  places.flatMap((place) => given.flatMap((each) => route(place, each as never)))

/** The paths of pages as patterns: a parameter stands for one segment. */
const patternsOf = (files: readonly string[]): RegExp[] =>
  files.map((file) => {
    const path = file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')
    return new RegExp(`^/?${path.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`)
  })

/** Pages by a path below them (a certificate's number) are those of `openEnded`: their own path is what counts. */
const openEnded = ['/certificate/verify/', '/practical-exam-task/']

/** The routes that lead to no page: each would end in the not-found page. */
export function findRoutesWithoutPage(
  files: readonly string[] = readdirSync(root, { recursive: true }).map(String),
): CheckFinding[] {
  const patterns = patternsOf(files.filter((file) => /\.(astro|ts)$/.test(file)))
  const leads = (path: string): boolean => {
    const bare = (path.split('?')[0] as string).replace(/^\//, '')
    const above = openEnded.find((each) => `/${bare}`.startsWith(each))
    return patterns.some((pattern) => pattern.test(above ? above.slice(1, -1) : bare))
  }
  return Object.entries(routes as Record<string, Route>).flatMap(([name, route]) =>
    pathsOf(route)
      .filter((path) => !/undefined|NaN/.test(path) && !leads(path))
      .slice(0, 1)
      .map((path) => error('src/routes.ts', `${name} leads to ${path}, where no page is`)),
  )
}
