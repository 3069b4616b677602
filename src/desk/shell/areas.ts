import { $router, urlOf } from '../address/router.ts'
import type { DeskIconName } from '../components/DeskIcon.tsx'
import { isEditor, isReviewer } from '../session/roles.ts'

/** An area of the desk: an entry of the navigation rail. `key` is the letter that opens it after `g`. */
export interface Area {
  name: 'today' | 'content' | 'pictures' | 'questions' | 'publishing'
  icon: DeskIconName
  key: string
  /** The routes that belong to the area. */
  routes: readonly string[]
  /** The routes of the area that reviewers may also open. */
  reviewerRoutes?: readonly string[]
}

/** The areas, in the order of the navigation rail. */
export const areas: readonly Area[] = [
  { name: 'today', icon: 'home', key: 't', routes: ['today'] },
  { name: 'content', icon: 'document', key: 'c', routes: ['content', 'edit', 'create'] },
  { name: 'pictures', icon: 'picture', key: 'b', routes: ['pictures'] },
  {
    name: 'questions',
    icon: 'questions',
    key: 'q',
    routes: ['questions', 'pool', 'importNew', 'importPool'],
    reviewerRoutes: ['questions', 'pool'],
  },
  { name: 'publishing', icon: 'publish', key: 'p', routes: ['publishing'] },
]

export const areaUrl = ({ name }: Pick<Area, 'name'>): string => urlOf($router, name, {})

/** Whether the signed-in user's roles give access to a route. */
export const canOpenRoute = (route: string): boolean =>
  isEditor() || (isReviewer() && areas.some(({ reviewerRoutes }) => reviewerRoutes?.includes(route)))

/** Returns the areas that the signed-in user's roles give access to. */
export const listAccessibleAreas = (): readonly Area[] =>
  areas.filter(({ routes }) => routes.some(canOpenRoute))
