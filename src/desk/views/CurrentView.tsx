import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { family as familyName } from '#src/domain/content-item/families.ts'
import { $router, urlOf } from '../address/router.ts'
import { Skeleton } from '../components/Skeleton.tsx'
import { createdItemIdOf, editingSessionKeyOf } from '../item/session-key.ts'
import { canCreateItems, isEditor } from '../session/roles.ts'
import { areaUrl, canOpenRoute, listAccessibleAreas } from '../shell/areas.ts'
import { ContentView } from './content/ContentView.tsx'
import { MissingRole } from './MissingRole.tsx'
import { NotFound } from './NotFound.tsx'
import { TodayView } from './today/TodayView.tsx'

const PublishingView = lazy(() => import('./publishing/PublishingView.tsx'))
const EditView = lazy(() => import('./edit/EditView.tsx'))

const PicturesView = lazy(() => import('./pictures/PicturesView.tsx'))
const PoolListView = lazy(() => import('./questions/PoolListView.tsx'))
const PoolView = lazy(() => import('./questions/PoolView.tsx'))
const ReviewerPoolListView = lazy(() => import('./questions/ReviewerPoolListView.tsx'))
const ReviewerPoolView = lazy(() => import('./questions/ReviewerPoolView.tsx'))
const ImportView = lazy(() => import('./questions/ImportView.tsx'))

/** Renders the view that belongs to the current URL. */
export function CurrentView() {
  const page = useStore($router)
  if (page?.route === 'today' && !canOpenRoute('today') && listAccessibleAreas().length > 0)
    return <FirstArea />
  if (!isEditor() && !(page && canOpenRoute(page.route))) return <MissingRole />
  return <Suspense fallback={<Skeleton />}>{roomOf(page)}</Suspense>
}

/** Redirects from the start page to the first view that the user's roles give access to. */
function FirstArea() {
  useEffect(() => {
    const [first] = listAccessibleAreas()
    if (first) $router.open(areaUrl(first), true)
  }, [])
  return <Skeleton />
}

const editView = (family: string, id: number | undefined, name?: string) => (
  <EditView key={editingSessionKeyOf(family, id, name)} family={family} id={id} name={name} />
)

/** Redirects to the page of an item that was stored after its form was left. */
function CreatedItem({ family, id }: { family: string; id: number }) {
  useEffect(() => $router.open(urlOf($router, 'edit', { family, id }), true), [family, id])
  return <Skeleton />
}

function newRoom(family: string, name: string | undefined) {
  const id = createdItemIdOf(name)
  return id === undefined ? editView(family, undefined, name) : <CreatedItem family={family} id={id} />
}

const contentView = (family: string | undefined) =>
  family === undefined || familyName.safeParse(family).success ? (
    <ContentView family={family} />
  ) : (
    <NotFound />
  )

function roomOf(page: ReturnType<typeof $router.get>) {
  switch (page?.route) {
    case 'today':
      return <TodayView />
    case 'content':
      return contentView(page.params.family || undefined)
    case 'edit':
      return editView(page.params.family, Number(page.params.id))
    case 'create':
      return canCreateItems() ? newRoom(page.params.family, page.params.name || undefined) : <MissingRole />
    case 'pictures':
      return <PicturesView />
    case 'questions':
      return isEditor() ? <PoolListView /> : <ReviewerPoolListView />
    case 'pool':
      return isEditor() ? (
        <PoolView key={page.params.id} id={Number(page.params.id)} />
      ) : (
        <ReviewerPoolView key={page.params.id} id={Number(page.params.id)} />
      )
    case 'importNew':
      return <ImportView key="new" poolId={undefined} />
    case 'importPool':
      return <ImportView key={page.params.id} poolId={Number(page.params.id)} />
    case 'publishing':
      return <PublishingView tab={page.params.tab || undefined} />
    default:
      return <NotFound />
  }
}
