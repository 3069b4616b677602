import { readdirSync } from 'node:fs'
import { type Place, routes } from '#src/routes.ts'
import { type CheckFinding, createError } from './check-finding.ts'

const root = 'src/pages/[...place]'

/** A place of each brand without a path segment, so that a route's path is that of its page. */
const places: readonly Place[] = (['main', 'sister'] as const).map((tenant) => ({
  siteId: 1,
  prefix: '',
  tenant,
  baseLanguage: 'en',
  language: 'en',
  variant: 'desktop',
}))

/** The arguments of a route besides its place: a number or a kind. Routes ignore those that they do not use. */
const sampleArguments = [7, 'hsc', 'gsc'] as const

type Route = (place: Place, of: never) => string | string[]

const pathsOf = (route: Route): string[] =>
  places.flatMap((place) => sampleArguments.flatMap((each) => route(place, each as never)))

/** Converts the paths of pages to patterns: a parameter matches one segment. */
const patternsOf = (files: readonly string[]): RegExp[] =>
  files.map((file) => {
    const path = file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '')
    return new RegExp(`^/?${path.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`)
  })

/**
 * The beginnings of paths that one page serves, such as the page of every certificate's number. The page's own path
 * is checked instead. They correspond to `prefixRoutes`.
 */
const prefixPaths = ['/certificate/verify/', '/practical-exam-task/']

/** Finds routes without a page, which would lead to the not-found page. */
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
