import { readdirSync } from 'node:fs'
import { type Place, routes } from '#src/routes.ts'
import { type CheckFinding, createError } from './check-finding.ts'

const root = 'src/pages/[...place]'

/**
 * A place (site, language and variant) of each brand whose URLs have no path segment for the place, so that the path
 * of a route equals the path of its page.
 */
const places: readonly Place[] = (['main', 'sister'] as const).map((tenant) => ({
  siteId: 1,
  prefix: '',
  tenant,
  baseLanguage: 'en',
  language: 'en',
  variant: 'desktop',
}))

/**
 * The arguments that are passed to a route besides its place: a number and two kinds. A route ignores the arguments
 * that it does not use.
 */
const sampleArguments = [7, 'hsc', 'gsc'] as const

type Route = (place: Place, of: never) => string | string[]

const pathsOf = (route: Route): string[] =>
  places.flatMap((place) => sampleArguments.flatMap((each) => route(place, each as never)))

/** Converts the paths of page files to regular expressions; a parameter matches one path segment. */
const patternsOf = (files: readonly string[]): RegExp[] =>
  files.map((file) => {
    const path = file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')
    return new RegExp(`^/?${path.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`)
  })

/**
 * The beginnings of paths that a single page serves, such as the page for every certificate number. For these, the
 * path of the page itself is checked. The list corresponds to `prefixRoutes`.
 */
const prefixPaths = ['/certificate/verify/', '/practical-exam-task/']

/** Finds routes that no page serves; their links would lead to the not-found page. */
export function findRoutesWithoutPage(
  files: readonly string[] = readdirSync(root, { recursive: true }).map(String),
): CheckFinding[] {
  const patterns = patternsOf(files.filter((file) => /\.(astro|ts)$/.test(file)))
  const hasPage = (path: string): boolean => {
    const bare = (path.split('?')[0] as string).replace(/^\//, '')
    const prefixPath = prefixPaths.find((each) => `/${bare}`.startsWith(each))
    return patterns.some((pattern) => pattern.test(prefixPath ? prefixPath.slice(1, -1) : bare))
  }
  return Object.entries(routes as Record<string, Route>).flatMap(([name, route]) =>
    pathsOf(route)
      .filter((path) => !/undefined|NaN/.test(path) && !hasPage(path))
      .slice(0, 1)
      .map((path) => createError('src/routes.ts', `${name} leads to ${path}, which has no page`)),
  )
}
