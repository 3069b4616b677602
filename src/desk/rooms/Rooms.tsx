import { useStore } from '@nanostores/react'
import { lazy, Suspense, useEffect } from 'react'
import { family as familyName } from '#src/domain/content-item/families.ts'
import { $router, urlOf } from '../address/router.ts'
import { createdId, sessionKey } from '../item/session-key.ts'
import { Skeleton } from '../pieces/Skeleton.tsx'
import { canCreateItems, isEditor } from '../session/roles.ts'
import { areaUrl, canOpenRoute, listAccessibleAreas } from '../shell/areas.ts'
import { ContentRoom } from './content/ContentRoom.tsx'
import { MissingRole } from './MissingRole.tsx'
import { NotFound } from './NotFound.tsx'
import { TodayRoom } from './today/TodayRoom.tsx'

const PublishingRoom = lazy(() => import('./publishing/PublishingRoom.tsx'))
const EditRoom = lazy(() => import('./edit/EditRoom.tsx'))

const PicturesRoom = lazy(() => import('./pictures/PicturesRoom.tsx'))
const PoolListRoom = lazy(() => import('./questions/PoolListRoom.tsx'))
const PoolRoom = lazy(() => import('./questions/PoolRoom.tsx'))
const ReviewerPoolListRoom = lazy(() => import('./questions/ReviewerPoolListRoom.tsx'))
const ReviewerPoolRoom = lazy(() => import('./questions/ReviewerPoolRoom.tsx'))
const ImportRoom = lazy(() => import('./questions/ImportRoom.tsx'))

/** Renders the view that belongs to the current URL. */
export function Rooms() {
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

const editRoom = (family: string, id: number | undefined, name?: string) => (
  <EditRoom key={sessionKey(family, id, name)} family={family} id={id} name={name} />
)

/** Redirects to the page of an item that was stored after its form was left. */
function CreatedItem({ family, id }: { family: string; id: number }) {
  useEffect(() => $router.open(urlOf($router, 'edit', { family, id }), true), [family, id])
  return <Skeleton />
}

function newRoom(family: string, name: string | undefined) {
  const id = createdId(name)
  return id === undefined ? editRoom(family, undefined, name) : <CreatedItem family={family} id={id} />
}

const contentRoom = (family: string | undefined) =>
  family === undefined || familyName.safeParse(family).success ? (
    <ContentRoom family={family} />
  ) : (
    <NotFound />
  )

function roomOf(page: ReturnType<typeof $router.get>) {
  switch (page?.route) {
    case 'today':
      return <TodayRoom />
    case 'content':
      return contentRoom(page.params.family || undefined)
    case 'edit':
      return editRoom(page.params.family, Number(page.params.id))
    case 'create':
      return canCreateItems() ? newRoom(page.params.family, page.params.name || undefined) : <MissingRole />
    case 'pictures':
      return <PicturesRoom />
    case 'questions':
      return isEditor() ? <PoolListRoom /> : <ReviewerPoolListRoom />
    case 'pool':
      return isEditor() ? (
        <PoolRoom key={page.params.id} id={Number(page.params.id)} />
      ) : (
        <ReviewerPoolRoom key={page.params.id} id={Number(page.params.id)} />
      )
    case 'importNew':
      return <ImportRoom key="new" poolId={undefined} />
    case 'importPool':
      return <ImportRoom key={page.params.id} poolId={Number(page.params.id)} />
    case 'publishing':
      return <PublishingRoom tab={page.params.tab || undefined} />
    default:
      return <NotFound />
  }
}
